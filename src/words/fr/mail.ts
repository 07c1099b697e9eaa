import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The French of the mails. */
export const mail: MailTexts = {
  code_word: 'Votre mot convenu : {{code_word}}',
  code_word_before: 'Votre mot convenu jusqu’ici : {{code_word_before}}',
  contact_received: {
    subject: 'Nous avons reçu votre message ({{reference}})',
    paragraphs: [
      'Votre message à {{brand}} est arrivé. Une personne le lira.',
      'Sa référence est {{reference}}. Merci de l’indiquer si vous nous récrivez à ce sujet.',
      'Vous ne nous avez pas écrit ? Alors quelqu’un a utilisé votre adresse et vous pouvez ignorer ce message.',
    ],
  },
  contact_answer: {
    subject: 'La réponse à votre message ({{reference}})',
    paragraphs: [
      '{{answer}}',
      'Nous ne vous demanderons jamais par e-mail un mot de passe, une phrase de récupération ou un paiement.',
    ],
    quote: ['Vous avez écrit :', '{{message}}'],
  },
  newsletter_confirmation: {
    subject: 'Veuillez confirmer votre abonnement',
    paragraphs: [
      'Quelqu’un, vous nous l’espérons, a demandé la lettre d’information de {{brand}} avec cette adresse.',
      'Elle ne vous sera envoyée qu’après confirmation sur la page de ce lien :',
    ],
    link: 'Confirmer l’abonnement',
    after: [
      'Le lien fonctionne pendant 48 heures. Si vous n’avez rien demandé, ignorez ce message : votre adresse sera oubliée.',
    ],
  },
  newsletter_welcome: {
    subject: 'Vous êtes abonné',
    paragraphs: [
      'La lettre d’information de {{brand}} arrive désormais à cette adresse.',
      'Vous pouvez vous désabonner à tout moment sur la page de ce lien ; votre adresse est alors effacée :',
    ],
    link: 'Se désabonner',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}',
      'Vous trouverez tout à ce sujet dans votre compte. Nous ne vous demanderons jamais par e-mail un mot de passe, une phrase de récupération ou un paiement.',
      'Dans les paramètres du compte, vous pouvez choisir de ne plus recevoir ces e-mails.',
    ],
  },
  security: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}.',
      'Quand : {{when}}',
      'Réseau : {{ip}}',
      'Appareil : {{device}}',
      'Adresse : {{address}}',
      'Si c’était vous, vous n’avez rien à faire. Sinon, arrêtez votre compte sur la page de ce lien : dès lors, aucun argent n’en sort et tout le monde est déconnecté.',
    ],
    link: 'Ce n’était pas moi',
    after: [
      'Le lien fonctionne pendant 30 jours, sans connexion, et demande avant de faire quoi que ce soit. Nous ne vous demanderons jamais dans un e-mail un mot de passe, une phrase de récupération ou un paiement.',
    ],
  },
};
