import { DropdownMenu } from 'radix-ui';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Leads somewhere, or does something. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none select-none data-[highlighted]:bg-primary-tint data-[highlighted]:text-primary [&_svg]:size-5';

/** A button that opens a short list of links and actions. `trigger` is the button itself. */
export function Menu({
  trigger,
  items,
  heading,
}: {
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  readonly heading?: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 min-w-56 rounded-card border bg-surface p-1.5 shadow-soft data-[state=open]:animate-rise"
        >
          {heading && (
            <DropdownMenu.Label className="border-b px-3 pt-1.5 pb-2.5 text-13 text-muted">
              {heading}
            </DropdownMenu.Label>
          )}
          {items.map(({ label, icon, to, onSelect }) =>
            to ? (
              <DropdownMenu.Item key={label} asChild className={ITEM}>
                <Link to={to}>
                  {icon}
                  {label}
                </Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item key={label} onSelect={onSelect} className={ITEM}>
                {icon}
                {label}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
