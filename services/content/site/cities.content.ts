import { type CityPage, type ContentPoint, type SiteContent } from '@phirse/contracts/read-models/content.js';

const NOTE = 'Only smartphones, iPads and tablets are accepted.';

function cityPage(
  slug: string,
  city: string,
  state: string,
  intro: string,
  areas: readonly string[],
  local: ContentPoint,
): CityPage {
  return {
    slug,
    city,
    state,
    heading: `Sell Your Mobile for Cash in ${city}`,
    intro,
    image: `/images/cities/${slug}.svg`,
    benefits: [
      local,
      { title: 'A price in 60 seconds', text: 'Model, storage, a few questions. The slip shows every line of it.' },
      { title: 'Cash at your door', text: 'You count it first. Then the phone changes hands.' },
      { title: 'Free, and free to say no', text: 'Pickup, checking and a change of mind cost nothing.' },
    ],
    areas,
    note: NOTE,
  };
}

export const cities: SiteContent<'cities'> = {
  version: 1,
  data: {
    cities: [
      cityPage(
        'bangalore',
        'Bangalore',
        'Karnataka',
        'From Yelahanka to Electronic City, our partners come to your flat or your office lobby. Pick a three-hour slot and stay out of the traffic.',
        [
          'Indiranagar',
          'Koramangala',
          'HSR Layout',
          'Jayanagar',
          'Malleshwaram',
          'Whitefield',
          'Hebbal',
          'Electronic City',
        ],
        { title: 'Home or office', text: 'Three slots a day, ten days ahead. A lobby or a tech-park gate will do.' },
      ),
      cityPage(
        'mysore',
        'Mysore',
        'Karnataka',
        'A quiet city deserves a quiet sale. We come to your home anywhere inside the ring road, check the phone with you and pay in cash.',
        [
          'Gokulam',
          'Vijayanagar',
          'Saraswathipuram',
          'Kuvempunagar',
          'Jayalakshmipuram',
          'Nazarbad',
          'Hebbal',
          'Siddhartha Layout',
        ],
        { title: 'All over the city', text: 'Inside the ring road and a little beyond. Your pincode tells at once.' },
      ),
      cityPage(
        'coimbatore',
        'Coimbatore',
        'Tamil Nadu',
        'Whether you are in RS Puram or on your way to Saravanampatti, book a slot that fits your shift. The price you saw is the price we bring.',
        [
          'RS Puram',
          'Gandhipuram',
          'Peelamedu',
          'Saibaba Colony',
          'Race Course',
          'Ramanathapuram',
          'Saravanampatti',
          'Singanallur',
        ],
        { title: 'Slots around your shift', text: 'Morning, afternoon or evening, Monday to Sunday.' },
      ),
      cityPage(
        'hubli',
        'Hubli',
        'Karnataka',
        'Hubli’s phones change hands fast, and not always fairly. Here the price is on paper before anyone rings your bell.',
        ['Vidyanagar', 'Keshwapur', 'Deshpande Nagar', 'Gokul Road', 'Navanagar', 'Unkal', 'Old Hubli', 'Akshay Park'],
        { title: 'No bargaining', text: 'The price is worked out from your answers, not from how you look.' },
      ),
      cityPage(
        'shivamogga',
        'Shivamogga',
        'Karnataka',
        'You need not carry an old phone to a bigger city to get a proper price for it. We come to you, rain or shine.',
        [
          'Durgigudi',
          'Vinobanagar',
          'Gopala',
          'Jayanagar',
          'Tilak Nagar',
          'Sharavathi Nagar',
          'Vidyanagar',
          'Bhadravathi',
        ],
        { title: 'Bhadravathi too', text: 'Town and neighbouring pincodes. Type yours to be sure.' },
      ),
    ],
  },
};
