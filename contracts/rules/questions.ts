/** How a section is shown. */
export type SectionType = 'grid' | 'image' | 'yes/no';
/** How much of a section must be answered; empty means nothing, as `none` does. */
export type Criteria = 'none' | 'one' | 'some' | 'all' | '';

export interface QuestionOption {
  readonly description: string;
  readonly image: string;
  readonly type: string;
  /** The option is about the purchase bill. */
  readonly bill: boolean;
  readonly subOptions: readonly QuestionOption[];
}

export interface QuestionSection {
  readonly heading: string;
  readonly description: string;
  readonly type: SectionType;
  readonly criteria: Criteria;
  readonly options: readonly QuestionOption[];
}

/** One answer of the wizard, and one line of the payload of `calculate-price`. */
export interface SelectedOption {
  readonly heading: string;
  readonly description: string;
  /** The section's type; `sub` for a sub-option. */
  readonly type: string;
  /** The option's own text for a choice, `Yes` or `No` for a yes/no question. */
  readonly value: string;
  readonly bill: boolean;
  readonly displayAnswer: string;
}
