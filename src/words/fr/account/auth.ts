import type { Words } from '../../../lib/i18n/words.ts';

/** The French of signing in and up. */
export const auth: Words<'fr', 'account/auth'> = {
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'Renvoyer l’e-mail',
      sent: 'L’e-mail a été renvoyé.',
    },
    login: {
      submit: 'Se connecter',
      welcome: 'Heureux de vous revoir',
    },
    passwordHint: 'Sept caractères au minimum.',
    strength: 'Difficulté à deviner le mot de passe',
    confirmed: {
      title: 'Votre adresse e-mail est confirmée',
      text: 'Vous pouvez maintenant vous connecter.',
      halfTitle: 'Encore un lien',
      halfText:
        'Veuillez aussi ouvrir le lien de l’e-mail envoyé à votre autre adresse. Le changement n’a lieu qu’ensuite.',
      failedTitle: 'Ce lien n’est plus valable',
      failedText:
        'Il a expiré ou a déjà été utilisé. Si votre adresse est confirmée, connectez-vous simplement ; sinon, un nouvel e-mail vous sera proposé à la connexion.',
    },
    signedOut: 'Votre session est terminée. Veuillez vous reconnecter.',
  },
};
