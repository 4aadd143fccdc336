import '../ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whenVisitorActs } from '../lib/warm-up.js';
import { App } from './app.js';
import { FirstPaint } from './first-paint.js';
import { forgetCacheOnSignOut } from './forget-cache.js';
import { createNavigator } from './navigator.js';
import { routes } from './routes.js';
import { takeSeed } from './seed.js';

async function start(container: HTMLElement): Promise<void> {
  forgetCacheOnSignOut();
  whenVisitorActs(() => void import('../ui/dialog-panel.js').catch(() => undefined));
  const root = createRoot(container);
  if (!container.hasChildNodes()) root.render(<FirstPaint />);
  takeSeed();
  const navigator = createNavigator(routes);
  const first = await navigator.start();
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
  root.render(
    <StrictMode>
      <App navigator={navigator} first={first} />
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (container) void start(container);
