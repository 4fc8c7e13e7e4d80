/** Runs before every test file: matchers and the browser parts that jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';

// Whole pages are driven against the embedded backend: on a busy machine the default second is too short.
configure({ asyncUtilTimeout: 8000 });
