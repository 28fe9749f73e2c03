/** Words for people and animals: senses of the lexicon. */
export const NOUNS = [
  ...(['adult', 'people', 'friend', 'kin', 'kins', 'parents', 'couple', 'single', 'child', 'children'] as const),
  ...(['youngster', 'student', 'teacher', 'twins', 'family', 'pet', 'pets'] as const),
] as const;
export type Noun = (typeof NOUNS)[number];

/** One mention of people or animals in a wish. */
export type MentionKind =
  | 'self'
  | 'we'
  | 'adult'
  | 'friend'
  | 'kin'
  | 'parents'
  | 'couple'
  | 'newlyweds'
  | 'pair'
  | 'alone'
  | 'one-person'
  | 'single-parent'
  | 'single'
  | 'youngster'
  | 'student'
  | 'teacher'
  | 'child'
  | 'ages'
  | 'name'
  | 'total'
  | 'family'
  | 'group'
  | 'pet';

export interface PersonMention {
  readonly kind: MentionKind;
  /** Heads; of a group without a number, none. */
  readonly count: number;
  /** A number was written. */
  readonly isCounted: boolean;
  /** Which relation, which kind of child, which kind of group. */
  readonly value: string;
  readonly ages: readonly number[];
  readonly range?: readonly [from: number, to: number];
  readonly under?: number;
  /** One age said for all of them. */
  readonly isSameAge: boolean;
  readonly owner?: string;
  readonly isGrown: boolean;
  /** How it hangs on the mention before it. */
  readonly link: 'first' | 'plus' | 'detail' | 'next' | 'sentence';
  /** Inside brackets. */
  readonly depth: number;
  /** "With my mum", "with 3 friends". */
  readonly isWith: boolean;
  readonly from: number;
  readonly to: number;
}

export type FoundMention = Pick<PersonMention, 'kind' | 'count' | 'to'> &
  Partial<Pick<PersonMention, 'value' | 'isCounted' | 'ages' | 'range' | 'under' | 'isSameAge' | 'owner' | 'isGrown'>>;
