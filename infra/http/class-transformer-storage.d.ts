// class-transformer ships no types for the storage that nested types are read from.
declare module 'class-transformer/cjs/storage.js' {
  export const defaultMetadataStorage: object;
}
