/**
 * Figures that the brand's owner has said over those of the files. They come with
 * the document, so a page needs no call and no client to show them, and the browser begins with
 * what the server rendered.
 */
import { createContext, use } from 'react';
import { layoutCopy } from './layout/copy.ts';

/** By name; empty where the files say it all. */
export type Figures = Readonly<Record<string, string>>;

export const FiguresContext = createContext<Figures>({});

/** What a figure says: the owner's word, or what is written in the files. */
export function useFigure(): (name: string, written: string) => string {
  const said = use(FiguresContext);
  return (name, written) => said[name] ?? written;
}

/**
 * Says that they are samples, in a demo alone. The mode is a fact of the document: the style sheet shows the line or
 * leaves it out, so that every page has the same HTML and no script has to run.
 */
export function SampleFigures() {
  return <p className="demo-only mt-3 text-sm">{layoutCopy.sampleFigures}</p>;
}
