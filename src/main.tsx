/** Starts the embedded backend where the build carries it, then the app. */
import './app/app.css';
import { startApp } from './app/start';

async function startBackend(): Promise<boolean> {
  if (!__EMBEDDED__) return true;
  try {
    const { startEmbeddedBackend } = await import('../mocks/browser');
    await startEmbeddedBackend();
    return true;
  } catch (cause) {
    console.error(cause);
    return false;
  }
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root');
  await startApp(container, { backendFailed: !(await startBackend()) });
}

// Not awaited: what is loaded on the way needs this very file, and would wait for it to end.
void start();
