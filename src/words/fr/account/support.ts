import type { Words } from '../../../lib/i18n/words.ts';

/** The French of messages to the operators. */
export const support: Words<'fr', 'account/support'> = {
  /** Messages from an account to the operators. */
  support: {
    title: 'Assistance',
    lead: 'Ce que vous écrivez parvient aux opérateurs. Les réponses apparaissent ici et arrivent par e-mail.',
    hint: 'Les opérateurs voient que le message vient de votre compte. Personne ici ne demande jamais de mot de passe, et aucun paiement n’accélère une réponse.',
    subject: 'Objet',
    message: 'Votre message',
    submit: 'Envoyer',
    sent: 'message envoyé',
    received: 'Nous avons reçu votre message {{reference}}',
    receivedText: 'Quand un opérateur répond, vous le lisez ici ; la réponse est aussi envoyée à {{email}}.',
    yours: 'Vos messages',
    none: 'Vous ne nous avez pas encore écrit',
    reference: 'Référence {{reference}}',
    waiting: 'Aucun opérateur n’a encore répondu.',
    answer: 'Réponse',
    closed: 'Un opérateur a clos ce message sans réponse. Vous pouvez écrire à nouveau.',
  },
};
