/** Runs before every test file: matchers and the browser parts that jsdom lacks. */
import '@testing-library/jest-dom/vitest';
