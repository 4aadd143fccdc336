import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type CityNames, type CityPincodes, type PickupOptions } from '@phirse/contracts/read-models/answers.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { Public } from '@phirse/infra/http/access.js';
import { ReferenceData } from '../reference/reference-data.js';
import { pickupOptions } from './pickup-options.js';

@ApiTags('catalog')
@Controller()
@Public()
export class PickupAreasController {
  constructor(
    private readonly reference: ReferenceData,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('dynamic/calendar/next-10-days-web')
  calendar(): PickupOptions {
    return pickupOptions(this.clock());
  }

  @Get('pincode/drop-down/cityNames')
  cities(): CityNames {
    const cities = this.reference.areas().map(({ cityName, image, pincodes }) => ({
      name: cityName,
      image,
      pincodes: pincodes.length,
    }));
    return { cities };
  }

  @Get('pincode/drop-down/city/:city/pincodes')
  pincodes(@Param('city') city: string): CityPincodes {
    const wanted = city.toLowerCase();
    const area =
      this.reference.area(wanted) ??
      this.reference.areas().find(({ cityName }) => cityName.toLowerCase() === wanted) ??
      refuse('NOT_FOUND', `We do not pick up in ${city} yet.`);
    return { city: area.cityName, pincodes: area.pincodes };
  }
}
