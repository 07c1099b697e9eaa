import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The French of the mails. */
export const mail: MailTexts = {
  code_word: 'Votre mot convenu : {{code_word}}',
  code_word_before: 'Votre mot convenu jusqu’ici : {{code_word_before}}',
  contact_received: {
    subject: 'Nous avons reçu votre message ({{reference}})',
    paragraphs: [
      'Votre message à {{brand}} est arrivé, et une personne le lira.',
      'Sa référence est {{reference}}. Merci de l’indiquer si vous nous récrivez à ce sujet.',
    ],
    link: 'Nous écrire à nouveau',
    after: [
      'Vous ne nous avez pas écrit ? Alors une autre personne a saisi votre adresse et vous pouvez ignorer ce message.',
    ],
    why: 'Vous recevez cet e-mail parce qu’un message nous a été envoyé avec cette adresse. Chaque message est confirmé par un e-mail, qui ne peut pas être désactivé.',
  },
  contact_answer: {
    subject: 'La réponse à votre message ({{reference}})',
    paragraphs: ['{{answer}}'],
    quote: ['Vous avez écrit :', '{{message}}'],
    link: 'Nous écrire à nouveau',
    after: [
      'Nous ne vous demanderons jamais par e-mail un mot de passe, une phrase de récupération ou un paiement.',
    ],
    why: 'Vous recevez cet e-mail parce qu’un message nous a été envoyé avec cette adresse. Les réponses arrivent par e-mail et ne peuvent pas être désactivées.',
  },
  newsletter_confirmation: {
    subject: 'Veuillez confirmer votre abonnement',
    paragraphs: [
      'La lettre d’information de {{brand}} a été demandée avec cette adresse, par vous nous l’espérons.',
      'Elle ne vous sera envoyée qu’après confirmation sur la page de ce lien :',
    ],
    link: 'Confirmer l’abonnement',
    after: [
      'Le lien fonctionne pendant 48 heures. Si vous n’avez rien demandé, ignorez ce message : votre adresse sera oubliée.',
    ],
    why: 'Vous recevez cet e-mail parce que cette adresse a été saisie pour la lettre d’information. Sans votre confirmation, aucun autre ne suivra.',
  },
  newsletter_welcome: {
    subject: 'Votre abonnement est actif',
    paragraphs: [
      'La lettre d’information de {{brand}} arrive désormais à cette adresse.',
      'Vous pouvez vous désabonner à tout moment sur la page de ce lien ; votre adresse est alors effacée :',
    ],
    link: 'Se désabonner',
    why: 'Vous recevez cet e-mail parce que la lettre d’information a été confirmée pour cette adresse. Le lien de cet e-mail y met fin.',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: ['Vous trouverez tout à ce sujet dans votre compte.'],
    link: 'Ouvrir votre compte',
    after: [
      'Nous ne vous demanderons jamais par e-mail un mot de passe, une phrase de récupération ou un paiement.',
    ],
    why: 'Vous recevez cet e-mail parce que vous avez un compte chez {{brand}}. Vous pouvez désactiver ces e-mails dans les paramètres du compte.',
  },
  security: {
    subject: '{{what}}',
    paragraphs: [],
    facts: ['Quand : {{when}}', 'Réseau : {{ip}}', 'Appareil : {{device}}', 'Adresse : {{address}}'],
    advice: [
      'Si c’était vous, vous n’avez rien à faire. Sinon, arrêtez votre compte sur la page de ce lien : dès lors, aucun argent n’en sort et tous les appareils sont déconnectés.',
    ],
    link: 'Ce n’était pas moi',
    after: [
      'Le lien fonctionne pendant 30 jours, sans connexion, et demande avant de faire quoi que ce soit. Nous ne vous demanderons jamais par e-mail un mot de passe, une phrase de récupération ou un paiement.',
    ],
    why: 'Vous recevez cet e-mail parce que vous avez un compte chez {{brand}}. Les e-mails sur sa sécurité ne peuvent pas être désactivés : un voleur commencerait par là.',
  },
};
