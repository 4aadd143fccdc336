import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../ui/icon-button.js';

const MobileMenuSheet = lazy(async () => ({ default: (await import('./mobile-menu-sheet.js')).MobileMenuSheet }));

/** The button that opens the phone's menu, which comes with the first press. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <IconButton
        label="Menu"
        icon={<MenuIcon />}
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      />
      {wasOpen && (
        <Suspense>
          <MobileMenuSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
