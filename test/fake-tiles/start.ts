/**
 * A map service over real HTTP: a style, and on a second host its tiles, vector
 * ones (streets and water, without a letter) and pictures, all made by code. It
 * writes down what is asked and misbehaves when told to.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPictureTile, aVectorTile } from './tiles.ts';

export type Mischief =
  | 'none'
  | 'style-missing'
  | 'style-hanging'
  | 'style-not-json'
  | 'style-none'
  | 'sources-missing'
  | 'tiles-missing'
  | 'tiles-failing'
  | 'tiles-hanging'
  | 'tiles-broken'
  | 'down';

export interface FakeTiles extends AsyncDisposable {
  readonly settings: Readonly<Record<'MAP_STYLE_URL' | 'MAP_TILE_HOSTS', string>>;
  /** Paths, in the order they came. */
  readonly asked: string[];
  mischief: Mischief;
}

const CREDIT =
  '<a href="https://tiles.example/" target="_blank">Tiles of Example</a> <a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a><script>document.title = "run"</script>';
const TILE = /^\/(\d+)\/(\d+)\/(\d+)\.(mvt|png)$/;

export async function aFakeMapService(): Promise<FakeTiles> {
  const listen = async (server: Server) => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const servers = [0, 1].map(() => createServer((request, response) => answer(service, tiles, request, response)));
  const [style = '', tiles = ''] = await Promise.all(servers.map(listen));
  const service: FakeTiles = {
    settings: { MAP_STYLE_URL: `http://${style}/style.json`, MAP_TILE_HOSTS: tiles },
    asked: [],
    mischief: 'none',
    async [Symbol.asyncDispose]() {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
    },
  };
  return service;
}

function answer(service: FakeTiles, tiles: string, request: IncomingMessage, response: ServerResponse): unknown {
  const { mischief } = service;
  const path = request.url ?? '';
  service.asked.push(path);
  const send = (status: number, type: string, body: string | Buffer) =>
    response
      .writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
      .end(body);
  const json = (told: unknown) => send(200, 'application/json', JSON.stringify(told));
  if (mischief === 'down') return request.socket.destroy();

  const tile = TILE.exec(path);
  if (tile) {
    const [, z = 0, x = 0, y = 0, kind] = tile;
    if (mischief === 'tiles-hanging') return null;
    if (mischief === 'tiles-missing') return send(404, 'text/plain', 'none');
    if (mischief === 'tiles-failing') return send(503, 'text/plain', 'later');
    if (mischief === 'tiles-broken') return send(200, 'text/html', '<title>Sign in to the network</title>');
    if (kind === 'png') return send(200, 'image/png', aPictureTile(Number(x), Number(y)));
    return send(200, 'application/x-protobuf', aVectorTile(Number(z), Number(x), Number(y)));
  }
  if (path === '/planet.json') {
    if (mischief === 'sources-missing') return send(404, 'text/plain', 'none');
    return json({ tilejson: '3.0.0', tiles: [`http://${tiles}/{z}/{x}/{y}.mvt`], maxzoom: 14, attribution: CREDIT });
  }
  if (path !== '/style.json' || mischief === 'style-missing') return send(404, 'text/plain', 'none');
  if (mischief === 'style-hanging') return null;
  if (mischief === 'style-not-json') return send(200, 'application/json', '{"version": 8, "sou');
  if (mischief === 'style-none') return json({ version: 8 });
  return json(styleOf(tiles));
}

function styleOf(tiles: string) {
  return {
    version: 8,
    sources: {
      planet: { type: 'vector', url: `http://${tiles}/planet.json` },
      paper: { type: 'raster', tiles: [`http://${tiles}/{z}/{x}/{y}.png`], tileSize: 256, maxzoom: 14 },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#e6ddcd' } },
      { id: 'paper', type: 'raster', source: 'paper', paint: { 'raster-opacity': 0.35 } },
      { id: 'water', type: 'fill', source: 'planet', 'source-layer': 'water', paint: { 'fill-color': '#a9c3c9' } },
      {
        id: 'streets',
        type: 'line',
        source: 'planet',
        'source-layer': 'streets',
        paint: { 'line-color': '#fdfaf4', 'line-width': 3 },
      },
    ],
  };
}
