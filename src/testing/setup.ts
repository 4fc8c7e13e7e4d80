/** Runs before every test file: matchers and the browser parts that jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';

// Whole pages are driven against the embedded backend; pages and engine are translated when they are first
// asked for, which on a busy machine takes long.
configure({ asyncUtilTimeout: 30_000 });
