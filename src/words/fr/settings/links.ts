import type { Words } from '../../../lib/i18n/words.ts';

/** The French of the pages behind links in mails. */
export const links: Words<'fr', 'settings/links'> = {
  /** The page behind the links that confirm an address. */
  confirm: {
    title: 'Confirmez votre adresse e-mail',
    lead: 'Si vous ne vous êtes pas inscrit ici, fermez cette page. Rien ne se passe sans le bouton.',
    submit: 'Confirmer l’adresse',
    finishLead:
      'Vérifiez ce qui a été saisi pour {{email}}, peut-être par quelqu’un d’autre. Seul compte ce que vous enregistrez ici.',
    country: 'Pays',
    referred: 'J’ai été parrainé avec le code {{code}}.',
    agree: 'En enregistrant, vous acceptez les',
    terms: 'Conditions générales',
    finish: 'Enregistrer et terminer',
    finished: 'Votre compte est prêt. Veuillez vous connecter.',
    changeTitle: 'Confirmez le changement d’adresse',
    changeLead:
      'Si vous n’avez pas demandé ce changement, fermez cette page et choisissez un nouveau mot de passe.',
    changeSubmit: 'Confirmer le changement',
  },
  /** A new password, by a link or in the account. */
  reset: {
    openLead: 'Appuyez sur le bouton pour continuer. Ce lien fonctionne une seule fois.',
    openSubmit: 'Continuer',
    title: 'Choisissez un nouveau mot de passe',
    forAccount: 'Pour le compte {{email}}.',
    password: 'Nouveau mot de passe',
    repeat: 'Répétez le nouveau mot de passe',
    mismatch: 'Les deux mots de passe diffèrent.',
    submit: 'Enregistrer le mot de passe',
    done: 'Votre mot de passe a été modifié. Veuillez vous connecter.',
    expiredTitle: 'Ce lien n’est plus valable',
    expiredText:
      'Les liens de nouveau mot de passe sont valables une seule fois et pendant une heure. Demandez-en un autre.',
    again: 'Envoyer un nouveau lien',
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
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
  },
  alarm: {
    title: 'Ce n’était pas vous ?',
    lead: 'Arrêtez votre compte. Dès lors, aucun argent n’en sort, tout le monde est déconnecté et le mot de passe ne fonctionne plus. Cela ne s’annule pas ici : un trésorier vous parle et lève le gel.',
    submit: 'Arrêter mon compte',
    done: 'Votre compte est arrêté',
    doneText:
      'Aucun argent n’en sort et personne n’est connecté. Choisissez un nouveau mot de passe par « Mot de passe oublié », puis écrivez-nous.',
    failed: 'Ce lien ne fonctionne pas',
    failedText:
      'Il a plus de 30 jours ou il est incomplet. Si vous pouvez vous connecter, arrêtez votre compte dans les paramètres ; sinon, choisissez un nouveau mot de passe : rien ne part alors pendant 72 heures.',
  },
};
