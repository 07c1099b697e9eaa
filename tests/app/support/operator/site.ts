import { delay, http, HttpResponse } from 'msw';
import { rpc, server, SUPABASE } from '../server';
import { signIn } from '../session';
import { answerOperator } from './operator';

const RPC = `${SUPABASE}/rest/v1/rpc`;
export const sent: object[] = [];

const site = (values: object = {}) => ({
  mode: 'sandbox',
  contact_email: null,
  contact_phone: null,
  postal_location: 'Springfield',
  legal_entity: null,
  registrations: [{ authority: 'Authority', number: 'X-1', url: 'https://example.com/X-1' }],
  risk_warning: null,
  mail_notifications: false,
  unserved_countries: [],
  version: 3,
  ...values,
});

export function openSite(role: string, values: object = {}, reply: () => Response = () => new HttpResponse(null)) {
  signIn();
  answerOperator(role);
  const record = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as object);
    await delay(50);
    return reply();
  };
  server.use(
    http.get(`${SUPABASE}/rest/v1/site`, ({ request }) =>
      request.headers.get('accept')?.includes('vnd.pgrst.object')
        ? HttpResponse.json(site(values))
        : HttpResponse.json([site(values)]),
    ),
    rpc('site_switches', []),
    ...['save_site', 'request_go_live', 'confirm_proposal', 'cancel_proposal'].map((name) =>
      http.post(`${RPC}/${name}`, record),
    ),
  );
}
