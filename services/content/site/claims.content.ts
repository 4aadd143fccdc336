import { type SiteContent } from '@phirse/contracts/read-models/content.js';

/** What the site claims, once: every page takes its figures from here. */
export const claims: SiteContent<'claims'> = {
  version: 1,
  data: {
    highlights: [
      { figure: '60 seconds', text: 'from the model to its price' },
      { figure: '₹0', text: 'for pickup, checking and cancelling' },
      { figure: '7 days', text: 'your quote holds' },
      { figure: 'Cash', text: 'counted before the device leaves you' },
    ],
    happyCustomers: '2,291',
    rating: '4.8/5',
    secondsToPrice: 60,
    quoteValidDays: 7,
    minimumAge: 18,
    acceptedDevices: 'We buy smartphones, iPads and tablets. Other devices we cannot take yet.',
    supportHours: 'Mon to Sat, 10 am to 7 pm',
    supportEmail: 'care@phirse.example',
    supportPhone: '1800 000 0000',
    note: 'Customer figures and contact details are samples of this demo.',
  },
};
