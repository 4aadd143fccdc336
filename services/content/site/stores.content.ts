import { type SiteContent } from '@phirse/contracts/read-models/content.js';

export const stores: SiteContent<'stores'> = {
  version: 1,
  data: {
    note: 'Addresses are samples of this demo. Pickups happen at your door: you need not come to a counter.',
    stores: [
      {
        id: 'bangalore-indiranagar',
        name: 'Phirse Indiranagar',
        city: 'Bangalore',
        addressLines: ['Sample House, 12th Main Road', 'Indiranagar, Bangalore, Karnataka'],
        pincode: '560038',
        hours: 'Mon to Sat, 10 am to 7 pm',
        landmark: 'Five minutes on foot from the metro station',
        mapImage: '/images/maps/bangalore-indiranagar.svg',
        mapDescription:
          'Sketch of the streets around the counter: 12th Main Road crosses the metro line beside a small park.',
      },
      {
        id: 'mysore-saraswathipuram',
        name: 'Phirse Saraswathipuram',
        city: 'Mysore',
        addressLines: ['Sample House, 5th Main Road', 'Saraswathipuram, Mysore, Karnataka'],
        pincode: '570009',
        hours: 'Mon to Sat, 10 am to 7 pm',
        landmark: 'Opposite the swimming pool',
        mapImage: '/images/maps/mysore-saraswathipuram.svg',
        mapDescription:
          'Sketch of the streets around the counter: 5th Main Road between a lake and a circle with trees.',
      },
      {
        id: 'coimbatore-rs-puram',
        name: 'Phirse RS Puram',
        city: 'Coimbatore',
        addressLines: ['Sample House, Diwan Bahadur Road', 'RS Puram, Coimbatore, Tamil Nadu'],
        pincode: '641002',
        hours: 'Mon to Sat, 10 am to 7 pm',
        landmark: 'Two doors from the corner with the flower stalls',
        mapImage: '/images/maps/coimbatore-rs-puram.svg',
        mapDescription:
          'Sketch of the streets around the counter: a grid of streets along Diwan Bahadur Road, a railway line to the east.',
      },
    ],
  },
};
