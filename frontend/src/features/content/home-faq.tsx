import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { ContentView } from './content-view.js';
import { Questions } from './questions.js';

/** The questions asked most, and the way to ask another. */
export function HomeFaq() {
  return (
    <ContentView name="faq" skeleton={<SkeletonRows rows={7} className="h-14" />}>
      {({ questions }) => (
        <>
          <Questions items={questions} repeated />
          <p className="mt-4 text-muted">
            Something else?{' '}
            <Link to={paths.contact()} className="font-semibold text-primary underline underline-offset-4">
              Ask us
            </Link>
          </p>
        </>
      )}
    </ContentView>
  );
}
