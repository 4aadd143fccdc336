import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { Banner } from '../../ui/banner.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { Picture } from '../../ui/picture.js';
import { inColour } from '../catalog/product-state.js';
import { useEvaluation } from '../evaluation/evaluation-state.js';

export interface SignInFrameProps {
  readonly crumb: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The page around each step of signing in; says what is kept while a sale is under way. */
export function SignInFrame({ crumb, title, children }: SignInFrameProps) {
  const { pending, model, productImage, color } = useEvaluation();
  const [url] = useSearchParams();
  const midway = pending !== null && url.get('from')?.endsWith('/device-evaluation');
  return (
    <div className="page-width py-4">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: crumb }]} />
      <div className="mx-auto grid max-w-form gap-6 pt-4 md:pt-10">
        {midway && (
          <div className="flex items-center gap-4">
            <Picture src={inColour(productImage, color)} alt="" className="size-20 shrink-0" />
            <p className="text-17">
              <b>One step to your price.</b> Your answers about the {model} are kept: sign in and you see the figure.
            </p>
          </div>
        )}
        <h1 className="text-32">{title}</h1>
        {children}
        {!midway && (
          <Banner>We send a one-time code to your phone. There is no password to remember or to lose.</Banner>
        )}
      </div>
    </div>
  );
}

/** The same address with the page to come back to. */
export function withFrom(path: string, from: string | null): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}
