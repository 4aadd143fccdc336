import { IsString } from 'class-validator';

/** POST /files as JSON: a JPEG, PNG, WebP or HEIF data URL of at most 5 MB. */
export class UploadImageBody {
  @IsString({ message: 'Please upload a JPEG or PNG image' }) readonly image!: string;
}
