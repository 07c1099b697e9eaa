import { http, HttpResponse } from 'msw';
import { SUPABASE } from '../server';

const ENDPOINT = `${SUPABASE}/storage/v1/upload/resumable`;
/** What jsdom asks for like a browser, since the storage is on another origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
};
const TUS = { ...CORS, 'tus-resumable': '1.0.0' };

/** A refusal, or an answer that never arrives. */
type Failure = 'lost' | [status: number, words: string];

const fail = (failure: Failure) =>
  failure === 'lost'
    ? HttpResponse.error()
    : new HttpResponse(failure[1], { status: failure[0], headers: TUS });

/** A Storage that takes uploads in pieces; each answer may be another one first. */
interface ResumableStorage {
  /** The paths of the uploads that were begun, in their order. */
  begun: string[];
  /** From which byte each piece went on. */
  offsets: number[];
  /** What comes of the next beginnings, pieces and questions; undefined where all goes well. */
  onBegin: (Failure | undefined)[];
  onPiece: (Failure | undefined)[];
  onAsk: (Failure | undefined)[];
  /** How many bytes arrived of an upload that broke off. */
  arrived: number;
}

/** The handlers of msw for such a Storage, and what happened to it. */
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
