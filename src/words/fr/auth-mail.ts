import type { AuthMailTexts } from '../../lib/i18n/mail-texts.ts';

/** The French of the mails of Auth. */
export const authMail: AuthMailTexts = {
  always: 'Un tel e-mail est envoyé à chaque demande et ne peut pas être désactivé.',
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Vous vous êtes inscrit chez {{brand}} avec cette adresse. Confirmez-la et choisissez votre mot de passe sur la page de ce lien :',
    ],
    link: 'Confirmer l’adresse',
    after: [
      'Le lien fonctionne une seule fois et pendant une heure ; la connexion en propose un nouveau. Vous ne vous êtes pas inscrit ? Ignorez alors ce message : sans ce lien, personne ne peut utiliser le compte.',
    ],
    why: 'Vous recevez cet e-mail parce que cette adresse a été saisie lors d’une inscription.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte {{brand}}, par vous nous l’espérons. Choisissez-le sur la page de ce lien :',
    ],
    link: 'Choisir un nouveau mot de passe',
    after: [
      'Le lien fonctionne une seule fois et pendant une heure. Vous n’avez rien demandé ? Ignorez alors ce message : votre mot de passe ne change pas.',
    ],
    why: 'Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé pour le compte à cette adresse.',
  },
  email_change: {
    subject: 'Confirmez la nouvelle adresse e-mail',
    paragraphs: [
      'L’adresse de votre compte {{brand}} doit devenir {{email}}. Le changement n’est fait que lorsqu’il a été confirmé par ce lien et par celui du message envoyé à l’autre adresse :',
    ],
    link: 'Confirmer le changement',
    after: [
      'Les liens fonctionnent pendant une heure. Vous n’avez rien demandé ? Ne le confirmez pas et choisissez un nouveau mot de passe : une autre personne connaît peut-être le vôtre.',
    ],
    why: 'Vous recevez cet e-mail parce qu’un compte doit quitter cette adresse ou l’adopter.',
  },
  magic_link: {
    subject: 'Connexion à {{brand}}',
    paragraphs: [
      'Un message qui connecte à votre compte {{brand}} a été demandé. Ici, la connexion ne se fait pas par e-mail : utilisez votre mot de passe ou votre clé d’accès sur cette page :',
    ],
    link: 'Se connecter',
    after: ['Vous n’avez rien demandé ? Ignorez alors ce message.'],
    why: 'Vous recevez cet e-mail parce qu’un message de connexion a été demandé avec cette adresse.',
  },
  reauthentication: {
    subject: 'Au sujet de votre compte {{brand}}',
    paragraphs: [
      'Un code par e-mail a été demandé dans un navigateur connecté à votre compte {{brand}}. Aucune page n’en a besoin : ce message n’en contient pas.',
      'Ce n’était pas vous ? Choisissez alors un nouveau mot de passe et déconnectez les autres navigateurs dans les paramètres du compte :',
    ],
    link: 'Choisir un nouveau mot de passe',
    why: 'Vous recevez cet e-mail parce qu’un code a été demandé pour votre compte.',
  },
};
