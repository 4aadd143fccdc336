import { type FaqItem } from '@phirse/contracts/read-models/content.js';
import { StructuredData } from '../../lib/structured-data.js';
import { Accordion } from '../../ui/accordion.js';

export interface QuestionsProps {
  readonly items: readonly FaqItem[];
  readonly openFirst?: boolean;
  /** Where they stand on another page as well: search engines want to be told of them once. */
  readonly repeated?: boolean;
}

/** Questions with their answers folded away. */
export function Questions({ items, openFirst, repeated = false }: QuestionsProps) {
  return (
    <>
      <Accordion
        openFirst={openFirst}
        items={items.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <p className="text-17">{answer}</p>,
        }))}
      />
      {!repeated && <StructuredData data={faqPage(items)} />}
    </>
  );
}

const faqPage = (items: readonly FaqItem[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
