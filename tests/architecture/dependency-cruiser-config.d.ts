declare module '*/.dependency-cruiser.mjs' {
  import { type ICruiseOptions, type IForbiddenRuleType, type IResolveOptions } from 'dependency-cruiser';

  const configuration: {
    readonly forbidden: (IForbiddenRuleType & { readonly name: string })[];
    readonly options: ICruiseOptions & { readonly enhancedResolveOptions: Partial<IResolveOptions> };
  };
  export default configuration;
}
