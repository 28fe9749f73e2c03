/**
 * Amounts in the traveller's currency: conversion by a dated table and how they
 * are written. All amounts of a plan are whole units; each line is rounded first
 * and the sum is of rounded lines.
 */
import type { Currency } from '../reading.ts';

export interface ExchangeRates {
  /** "YYYY-MM". */
  readonly asOf: string;
  readonly perDollar: Readonly<Record<Currency, number>>;
}

/** From any currency of the table into another; an unknown one counts as dollars. */
export function rateBetween(rates: ExchangeRates, from: string, to: Currency): number {
  const known = (code: string) => (rates.perDollar as Readonly<Record<string, number>>)[code] ?? 1;
  return known(to) / known(from);
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

/** 3240, 'EUR' → "€3,240"; 'DKK' → "DKK 3,240". */
export function money(amount: number, currency: Currency): string {
  const digits = Math.round(amount).toLocaleString('en-US');
  const sign = SIGN[currency];
  return sign ? `${sign}${digits}` : `${currency} ${digits}`;
}
