/**
 * Amounts in the traveller's currency: conversion by a dated table and how they
 * are written. All amounts of a plan are whole units; each line is rounded first
 * and the sum is of rounded lines.
 */
import { planCopy } from '../../copy/plan.ts';
import type { Currency } from './currency-codes.ts';

export interface ExchangeRates {
  /** "YYYY-MM". */
  readonly asOf: string;
  readonly perDollar: Readonly<Record<Currency, number>>;
}

/** Into the traveller's currency; null when the table does not have the other one, and then no sum is known. */
export type Rate = (from: string) => number | null;

export function ratesInto({ perDollar }: ExchangeRates, to: Currency): Rate {
  const known: Readonly<Record<string, number>> = perDollar;
  return (from) => {
    const rate = from === to ? 1 : perDollar[to] / (known[from] ?? Number.NaN);
    return Number.isFinite(rate) ? rate : null;
  };
}

/** What is not known stays unknown, but nothing costs nothing in every currency. */
export function times(amount: number | null, rate: number | null): number | null {
  return amount === null ? null : amount === 0 ? 0 : rate === null ? null : amount * rate;
}

/** So many of them. */
export function scaled(amount: number | null, count: number): number | null {
  return amount === null ? null : amount * count;
}

export function rounded(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount);
}

/** Null as soon as one of them is not known. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);
}

const SIGN: Partial<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
  AUD: 'A$',
  CAD: 'C$',
  NZD: 'NZ$',
};

/** Both ends where it is a range: "about €780 to €1,500". */
export function moneyOrRange(
  { amount, low, high }: { readonly amount: number; readonly low?: number; readonly high?: number },
  currency: Currency,
): string {
  return low === undefined || high === undefined
    ? money(amount, currency)
    : planCopy.cost.about(money(low, currency), money(high, currency));
}

/** 3240, 'EUR' → "€3,240"; 'DKK' → "DKK 3,240". */
export function money(amount: number, currency: Currency): string {
  const digits = Math.round(amount).toLocaleString('en-US');
  const sign = SIGN[currency];
  return sign ? `${sign}${digits}` : `${currency} ${digits}`;
}
