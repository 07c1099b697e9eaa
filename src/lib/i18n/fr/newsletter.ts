import type { Words } from '../words';

/** The page behind the links in the newsletter's mails. */
export const newsletter: Words<'fr', 'newsletter'> = {
  title: 'Lettre d’information',
  confirm: {
    title: 'Confirmez votre abonnement',
    lead: 'Avec ce bouton, la lettre d’information arrivera désormais à votre adresse.',
    submit: 'Confirmer',
    done: 'Vous êtes abonné',
    doneText:
      'Un e-mail est en route vers vous, avec un lien qui vous permet de vous désabonner à tout moment.',
  },
  leave: {
    title: 'Quitter la lettre d’information',
    lead: 'Avec ce bouton, plus rien ne vous est envoyé et votre adresse est effacée de la liste.',
    submit: 'Se désabonner',
    done: 'Vous avez quitté la lettre d’information',
    doneText: 'Votre adresse a été effacée de la liste.',
  },
  failed: {
    title: 'Ce lien n’est plus valable',
    expired:
      'Il permettait de confirmer un abonnement pendant 48 heures, et plus après la fin de celui-ci. Vous pouvez vous abonner à nouveau sur la page d’accueil.',
    unknown:
      'Il est incomplet ou inconnu. Veuillez l’ouvrir à nouveau depuis l’e-mail, ou le copier en entier.',
  },
  home: 'Aller à la page d’accueil',
};
