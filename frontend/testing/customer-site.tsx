import { type ModelListItem, type SearchResult } from '@phirse/contracts/read-models/catalog.js';
import { variantSlug } from '@phirse/contracts/rules/categories.js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { customerSession } from '../src/lib/session.js';

export const CUSTOMER_PHONE = '9876543210';

/** Signs a customer in, as far as the browser knows. */
export function signInCustomer(): void {
  const who = { userId: 'c1', _id: 'c1', phone: CUSTOMER_PHONE, name: 'Asha', email: 'asha@example.in' };
  customerSession.start({ ...who, status: 'active', token: 'token', address: [], location: '' }, 'refresh');
}

/** Shows something of the customer site; a query that fails is not tried again. */
export function renderOnSite(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Shows a page at an address; any other address is a blank page. */
export function renderPage(Page: ComponentType, route: string, at: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route} element={<Page />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const SELL_PATH = {
  categorySlug: 'sell-used-mobile-phone-online',
  brandSlug: 'samsung',
  modelSlug: 'samsung-galaxy-s21',
  variantSlug: variantSlug('128 GB'),
};

export const MODEL: ModelListItem = {
  _id: 'm1',
  model: 'Galaxy S21',
  slug: SELL_PATH.modelSlug,
  productImage: '/images/devices/samsung-galaxy-s21.svg',
  seriesName: 'Galaxy S',
  brandName: 'Samsung',
  brandSlug: SELL_PATH.brandSlug,
  categoryType: 'mobile',
  categorySlug: SELL_PATH.categorySlug,
  basePrice: 22_500,
  estimatedPrice: 22_500,
  variant: '256 GB',
  variants: ['128 GB', '256 GB'],
  colours: [{ name: 'Grey', hex: '#808080' }],
  releasedYear: 2021,
  dynamicFields: [],
  bestSelling: 'true',
};

export const FOUND: SearchResult = {
  id: 'm1',
  slug: MODEL.slug,
  image: MODEL.productImage,
  model: MODEL.model,
  brand: MODEL.brandName,
  brandSlug: MODEL.brandSlug,
  series: MODEL.seriesName,
  categoryType: 'mobile',
  categorySlug: MODEL.categorySlug,
  estimatedPrice: 22_500,
  variants: MODEL.variants,
  variantPrices: [20_000, 22_500],
};

/** The calls by which a page of the sell flow finds its model. */
export const CATALOGUE = {
  [`GET /product/get-products-slug/${SELL_PATH.categorySlug}/${SELL_PATH.brandSlug}`]: {
    products: [MODEL],
    pagination: { page: 1, limit: 100, total: 1, totalPages: 1, hasNext: false },
  },
  [`GET /api/brand/product-variations/${SELL_PATH.modelSlug}`]: {
    data: { data: { variants: MODEL.variants, colors: ['Grey'] } },
  },
  'GET /product/global-search': { data: [FOUND] },
} as const;
