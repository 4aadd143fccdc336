// class-transformer ships no types for the storage that nested types are read from.
declare module 'class-transformer/cjs/storage.js' {
  import { type MetadataStorage } from 'class-transformer/types/MetadataStorage.js';

  export const defaultMetadataStorage: MetadataStorage;
}
