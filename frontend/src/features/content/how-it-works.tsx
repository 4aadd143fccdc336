import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { ContentView } from './content-view.js';
import { StampSteps } from './stamp-steps.js';

/** From the model to the money, in five steps. */
export function HowItWorks() {
  return (
    <ContentView
      name="how-it-works"
      skeleton={
        <SkeletonGroup className="grid gap-8 lg:grid-cols-5 lg:gap-6">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-24 w-full rounded-card lg:h-40" />
          ))}
        </SkeletonGroup>
      }
    >
      {({ steps }) => <StampSteps steps={steps} />}
    </ContentView>
  );
}
