import { http, HttpResponse } from 'msw';
import { SUPABASE } from '../server';

const ENDPOINT = `${SUPABASE}/storage/v1/upload/resumable`;
/** Storage is another origin, so jsdom sends preflights like a browser. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
};
const TUS = { ...CORS, 'tus-resumable': '1.0.0' };

type Failure = 'lost' | [status: number, words: string];

const fail = (failure: Failure) =>
  failure === 'lost' ? HttpResponse.error() : new HttpResponse(failure[1], { status: failure[0], headers: TUS });

interface ResumableStorage {
  begun: string[];
  offsets: number[];
  /** Results of the next requests; undefined means success. */
  onBegin: (Failure | undefined)[];
  onPiece: (Failure | undefined)[];
  onAsk: (Failure | undefined)[];
  arrived: number;
}

export function resumableStorage() {
  const storage: ResumableStorage = {
    begun: [],
    offsets: [],
    onBegin: [],
    onPiece: [],
    onAsk: [],
    arrived: 0,
  };
  let size = 0;
  const allowed = () => new HttpResponse(null, { status: 204, headers: CORS });
  const handlers = [
    http.options(ENDPOINT, allowed),
    http.options(`${ENDPOINT}/:id`, allowed),
    http.post(ENDPOINT, ({ request }) => {
      const metadata = new Map(
        (request.headers.get('upload-metadata') ?? '').split(',').map((pair): [string, string] => {
          const [key = '', value = ''] = pair.split(' ');
          return [key, atob(value)];
        }),
      );
      storage.begun.push(metadata.get('objectName') ?? '');
      size = Number(request.headers.get('upload-length'));
      const failure = storage.onBegin.shift();
      if (failure) return fail(failure);
      const location = `${ENDPOINT}/${storage.begun.length}`;
      return new HttpResponse(null, { status: 201, headers: { ...TUS, location } });
    }),
    http.head(`${ENDPOINT}/:id`, () => {
      const failure = storage.onAsk.shift();
      if (failure) return fail(failure);
      const headers = { ...TUS, 'upload-offset': String(storage.arrived), 'upload-length': String(size) };
      return new HttpResponse(null, { headers });
    }),
    http.patch(`${ENDPOINT}/:id`, ({ request }) => {
      storage.offsets.push(Number(request.headers.get('upload-offset')));
      const failure = storage.onPiece.shift();
      if (failure) return fail(failure);
      const headers = { ...TUS, 'upload-offset': String(size) };
      return new HttpResponse(null, { status: 204, headers });
    }),
  ];
  return { storage, handlers };
}
