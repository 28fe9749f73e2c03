/**
 * Questionnaires of our own, in other words, moods and languages than the thirty:
 * what each of them must be understood as on 1 December 2026. Only what a case
 * names is compared; `children` in any order.
 */
import type { Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

export interface OwnCase {
  readonly name: string;
  readonly said: Partial<Questionnaire>;
  readonly means: {
    readonly mode?: string;
    readonly to?: readonly string[];
    readonly cities?: readonly string[];
    readonly unknown?: readonly string[];
    readonly excludes?: readonly string[];
    readonly start?: string | readonly [from: string, to: string];
    readonly nights?: number;
    readonly flex?: number;
    readonly dateState?: string;
    readonly adults?: number;
    readonly children?: readonly number[];
    readonly rooms?: number;
    readonly pets?: number;
    readonly amount?: number;
    readonly currency?: string;
    readonly basis?: string;
    readonly total?: number;
    readonly flights?: string;
    readonly tier?: string;
    readonly origin?: string;
    readonly diet?: readonly string[];
    readonly allergies?: readonly string[];
    readonly access?: readonly string[];
    readonly without?: readonly string[];
    readonly likes?: readonly string[];
    readonly pace?: string;
    readonly earliest?: string;
    readonly work?: readonly [string, string];
    readonly sabbath?: boolean;
    readonly noCar?: boolean;
    readonly lodging?: readonly string[];
    readonly occasion?: string;
    readonly conflicts?: readonly string[];
    readonly assumed?: readonly string[];
    readonly language?: string;
    readonly climate?: string;
    readonly noLongHaul?: boolean;
    readonly within?: readonly string[];
  };
}
