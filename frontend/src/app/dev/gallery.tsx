import { Button } from '../../ui/button.js';
import { Logo } from '../../ui/logo.js';
import { BasicsShelf } from './basics-shelf.js';
import { ChoicesShelf } from './choices-shelf.js';
import { FieldsShelf } from './fields-shelf.js';
import { OverlaysShelf } from './overlays-shelf.js';
import { SignaturesShelf } from './signatures-shelf.js';
import { TablesShelf } from './tables-shelf.js';

const THEMES = ['light', 'dark'] as const;

/** Every building block in every state, for the eye; development only. */
export function Gallery() {
  return (
    <div className="page-width grid gap-12 py-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <div className="flex gap-2">
          {THEMES.map((theme) => (
            <Button
              key={theme}
              tone="outline"
              onClick={() => {
                document.documentElement.dataset.theme = theme;
              }}
            >
              {theme}
            </Button>
          ))}
        </div>
      </header>
      <SignaturesShelf />
      <BasicsShelf />
      <FieldsShelf />
      <ChoicesShelf />
      <OverlaysShelf />
      <TablesShelf />
    </div>
  );
}
