/** What a case asks, what an answer is, and the small measures both are compared with. Every field of an answer may be missing: that is what is checked. */

interface Between {
  readonly from: string;
  readonly to: string;
}

export interface Expectation {
  /** The longest an answer may take, in milliseconds, where the case has its own. */
  readonly maxMs?: number;
  readonly status: readonly number[];
  readonly errorJson?: boolean;
  readonly ifOk?: Partial<Expectation>;
  readonly waive?: readonly string[];
  readonly parse?: ParseExpectation;
  readonly dest?: {
    readonly only?: readonly string[];
    readonly anyOf?: readonly string[];
    readonly noneOf?: readonly string[];
    readonly firstIn?: readonly string[];
    readonly coverAll?: boolean;
    readonly minDistinct?: number;
    readonly minShare?: { readonly ids: readonly string[]; readonly n: number };
    readonly minWarm?: { readonly ids: readonly string[]; readonly n: number };
  };
  readonly budget?: {
    /** within, withinOrHonest, mustBeOver */
    readonly rule: string;
    readonly limit: number;
    readonly currency: string;
    readonly ids?: readonly string[];
    readonly minRecs?: number;
    readonly floor?: number;
    readonly alternatives?: boolean;
  };
  readonly plausible?: { readonly currency?: string | null; readonly min: number; readonly max: number };
  readonly season?: { readonly warn: readonly (readonly string[])[]; readonly never: readonly string[] };
  readonly family?: { readonly youngest: number; readonly lastEnd: string; readonly stopsMax: number };
  readonly diet?: readonly string[];
  readonly allergy?: readonly string[];
  readonly access?: unknown;
  readonly walk?: { readonly legKmMax?: number; readonly dayKmMax?: number };
  readonly day?: {
    readonly earliestStart?: string;
    readonly excludeTags?: readonly string[];
    readonly stopsMax?: number;
    readonly weekdayWork?: Between;
    /** A place named so may carry an excluded tag. */
    readonly exceptNames?: string;
    /** No visit and no meal ends later. */
    readonly latestEnd?: string;
    readonly mealNotBetween?: Between;
    /** No visit and no meal then; on these days ("mo") or every day. */
    readonly block?: readonly (Between & { readonly days?: readonly string[] })[];
    /** Means of transport that must not be used. */
    readonly legModesNone?: readonly string[];
  };
  /** Nothing before they arrive on the first day, nothing after they leave on the last. */
  readonly edges?: { readonly firstFrom?: string; readonly lastTo?: string };
  readonly shabbat?: { readonly date: string };
  readonly mentions?: {
    readonly all?: readonly (readonly string[])[];
    readonly none?: readonly { readonly re: string; readonly in: string | readonly string[] }[];
  };
  readonly conflict?: readonly string[];
  readonly assume?: readonly string[];
  readonly honesty?: { readonly uncovered?: string };
  readonly security?: { readonly canaries: readonly string[] };
  readonly packages?: { readonly math?: boolean; readonly mustOffer?: readonly string[] };
  readonly multi?: {
    readonly order: readonly string[];
    readonly nightsSum: number;
    /** Of each stop. */
    readonly nights?: readonly number[];
  };
  readonly lang?: readonly string[];
  readonly equiv?: string;
}

export interface ParseExpectation {
  readonly destinationMode?: string;
  readonly destinationIds?: readonly string[];
  readonly nights?: { readonly in?: readonly number[]; readonly min?: number; readonly max?: number };
  readonly nightsMayVary?: boolean;
  readonly start?: { readonly from: string; readonly to: string };
  readonly startIn?: readonly string[];
  readonly flexDays?: number;
  readonly dateState?: string;
  readonly party?: {
    readonly adults: number;
    readonly children: readonly number[];
    readonly rooms?: number;
    readonly pets?: number;
  };
  readonly budget?: {
    readonly tier?: string;
    readonly tierIn?: readonly string[];
    readonly amount?: number;
    readonly amountIn?: readonly number[];
    readonly currency?: string;
    readonly currencyIn?: readonly string[];
    readonly basis?: string | readonly string[];
    readonly flights?: string | readonly string[];
    readonly groupTotal?: number | { readonly min: number; readonly max: number };
  };
  readonly origin?: string;
  readonly originIn?: readonly string[];
  readonly diet?: readonly string[];
  readonly allergies?: readonly string[];
  readonly access?: readonly string[];
  readonly excludes?: readonly string[];
  readonly excludeTags?: readonly string[];
  readonly pace?: string;
  /** Groups of "part:value", one of each must be read. */
  readonly oneOf?: readonly (readonly string[])[];
  /** Values that must not be read, by part; "*" is any. */
  readonly not?: Readonly<Record<string, readonly string[]>>;
}

type Said = string | { readonly $repeat: string; readonly times: number };

export interface PlannerCase {
  readonly id: string;
  readonly tags?: readonly string[];
  readonly input: Readonly<Record<string, Said>>;
  readonly expect: Expectation;
}

export interface Meta {
  readonly global: {
    readonly maxMs: number;
    readonly walkLegKm: number;
    readonly walkDayKm: number;
    readonly maxJaccard: number;
  };
  readonly destinationAliases: Readonly<Record<string, readonly string[]>>;
  readonly ownHosts: readonly string[];
  readonly authorityHosts: readonly string[];
}

export interface Item {
  readonly kind?: string;
  readonly placeId?: string;
  readonly name?: string;
  readonly start?: string;
  readonly end?: string;
  readonly leg?: { readonly mode?: string; readonly minutes?: number };
  readonly cost?: { readonly amount?: number };
  readonly note?: string;
}
export interface Day {
  readonly n?: number;
  readonly date?: string;
  readonly items?: readonly Item[];
}
export interface Cost {
  readonly currency?: string;
  readonly items?: readonly {
    readonly kind?: string;
    readonly label?: string;
    readonly unit?: number;
    readonly qty?: number;
    readonly amount: number;
  }[];
  readonly total?: number;
  readonly verdict?: string;
  readonly overBy?: number;
  readonly reasons?: readonly string[];
}
export interface Recommendation {
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly price?: string;
  readonly rating?: number;
  readonly duration?: string;
  readonly highlights?: readonly string[];
  readonly image?: string;
  readonly aiGenerated?: boolean;
  readonly fullAIResponse?: string;
  readonly destinationId?: string;
  readonly packageId?: string;
  readonly plan?: {
    readonly destinationId?: string;
    readonly segments?: readonly { readonly destinationId: string; readonly nights: number }[];
    readonly startDate?: string;
    readonly nights?: number;
    readonly party?: { readonly adults?: number; readonly children?: readonly number[] };
    readonly days?: readonly Day[];
    readonly cost?: Cost;
  };
}
export interface Interpretation {
  readonly language?: string;
  readonly outputLanguage?: string;
  readonly destinationMode?: string;
  readonly destinations?: readonly { readonly id: string }[];
  readonly excludes?: readonly string[];
  readonly startDate?: string;
  readonly nights?: number;
  readonly flexDays?: number;
  readonly dateState?: string;
  readonly party?: {
    readonly adults?: number;
    readonly children?: readonly number[];
    readonly rooms?: number;
    readonly pets?: number;
  };
  readonly budget?: {
    readonly amount?: number;
    readonly currency?: string;
    readonly basis?: string;
    readonly flights?: string;
    readonly groupTotal?: number;
    readonly tier?: string;
  };
  readonly origin?: { readonly code: string };
  readonly diet?: readonly string[];
  readonly allergies?: readonly string[];
  readonly access?: readonly string[];
  readonly excludeTags?: readonly string[];
  readonly pace?: string;
  readonly conflicts?: readonly { readonly field: string; readonly text: string }[];
  readonly assumed?: readonly string[];
  readonly assumptions?: readonly string[];
}
export interface Answer {
  readonly message?: string;
  readonly error?: string;
  readonly recommendations?: readonly Recommendation[];
  readonly citations?: readonly string[];
  readonly warnings?: readonly (string | { readonly text: string })[];
  readonly interpretation?: Interpretation;
}
export interface Observation {
  readonly status: number;
  /** How long it took; not judged where nobody measured. */
  readonly ms?: number;
  readonly body: Answer;
  /** The same question asked again. */
  readonly body2?: Answer;
  /** The answer to the case of `equiv`. */
  readonly bodyVariant?: Answer;
}
export interface CataloguePlace {
  readonly id: string;
  readonly destinationId: string;
  readonly kind?: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly lat?: number | null;
  readonly lon?: number | null;
  /** Where a way in one direction leaves them. */
  readonly ends?: { readonly lat: number; readonly lon: number } | null;
  readonly tags?: readonly string[];
  readonly open?: Readonly<Record<string, readonly (readonly [string, string])[]>> | null;
  readonly closedDates?: readonly string[];
  readonly kids?: boolean;
  readonly minAge?: number | null;
  readonly wheelchair?: string;
  readonly diet?: readonly string[];
  readonly allergenRisk?: readonly string[];
  readonly repeatable?: boolean;
}
export interface CataloguePackage {
  readonly id: string;
  readonly destinationId: string;
  readonly price: number;
  readonly currency?: string;
}
export interface Catalogue {
  readonly places: ReadonlyMap<string, CataloguePlace>;
  readonly packages: ReadonlyMap<string, CataloguePackage>;
}
export interface Context {
  readonly meta: Meta;
  readonly cat: Catalogue | null;
  /** Whether one of our own paths answers. */
  readonly ownPath?: (path: string) => boolean;
  readonly imageOk?: (path: string) => boolean;
}
export interface Assertion {
  readonly a: string;
  readonly ok: boolean;
  readonly why: string;
}
/** Records one assertion. */
export type Assert = (name: string, ok: boolean, why?: unknown) => void;

export function materialise(input: PlannerCase['input']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).map(([field, said]) => {
      if (typeof said === 'string') return [field, said];
      return [field, said.$repeat.repeat(said.times)];
    }),
  );
}
