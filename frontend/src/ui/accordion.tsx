import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import { type ReactNode } from 'react';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Questions and answers; one open at a time, pressing the open one closes it. */
export function Accordion({
  items,
  openFirst = false,
}: {
  readonly items: readonly AccordionItem[];
  readonly openFirst?: boolean;
}) {
  return (
    <Radix.Root type="single" collapsible defaultValue={openFirst ? items[0]?.id : undefined} className="border-y">
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id} className="border-t first:border-t-0">
          <Radix.Header asChild>
            <h3 className="font-text tracking-normal">
              <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left text-17 font-semibold hover:text-primary">
                {title}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform duration-220 group-data-[state=open]:rotate-45"
                />
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content className="max-w-prose pb-5 text-muted data-[state=open]:animate-rise">
            {content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
