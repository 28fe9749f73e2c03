/** The browser's store of answers as far as kept trips use it: a deleted one may be written to, and nobody sees it. */
type Stored = Map<string, Response>;

export function fakeCaches(origin: string) {
  const stores = new Map<string, Stored>();
  const urlOf = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
  const storeOf = (stored: Stored) => ({
    match: async (path: string) => stored.get(urlOf(path))?.clone(),
    put: async (path: string, answer: Response) => void stored.set(urlOf(path), answer),
    delete: async (path: string) => stored.delete(urlOf(path)),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  });
  return {
    async open(name: string) {
      const stored = stores.get(name) ?? new Map();
      stores.set(name, stored);
      return storeOf(stored);
    },
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    async match(asked: string | Request) {
      for (const stored of stores.values()) {
        const kept = stored.get(urlOf(asked));
        if (kept) return kept.clone();
      }
      return undefined;
    },
    /** All that is kept. */
    paths: () =>
      [...stores.values()].flatMap((stored) => [...stored.keys()].map((url) => new URL(url).pathname)).sort(),
  };
}
