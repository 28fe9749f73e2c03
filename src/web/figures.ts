/**
 * Figures that the brand's owner has said over those of the files. They come with
 * the document, so a page needs no call and no client to show them, and the browser begins with
 * what the server rendered.
 */
import { createContext, use } from 'react';

/** By name; empty where the files say it all. */
export type Figures = Readonly<Record<string, string>>;

export const FiguresContext = createContext<Figures>({});

/** What a figure says: the owner's word, or what is written in the files. */
export function useFigure(): (name: string, written: string) => string {
  const said = use(FiguresContext);
  return (name, written) => said[name] ?? written;
}
