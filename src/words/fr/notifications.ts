import type { Words } from '../../lib/i18n/words.ts';

/** The French of what the bell says happened, which mails repeat. */
export const notifications: Words<'fr', 'notifications'> = {
  notifications: {
    deposits: {
      pending: 'Nous avons reçu votre justificatif pour un dépôt de {{amount}}.',
      approved: 'Votre dépôt de {{amount}} a été approuvé.',
      rejected: 'Votre dépôt de {{amount}} a été refusé.',
      reversed: 'Votre dépôt de {{amount}} a été annulé.',
    },
    withdrawals: {
      pending: 'Vous avez demandé un retrait de {{amount}}.',
      approved: 'Votre retrait de {{amount}} a été approuvé. Une deuxième personne le paie.',
      lapsed:
        'Votre retrait de {{amount}} attend de nouveau une approbation : la personne qui l’avait approuvé n’est plus opératrice. D’ici là, vous pouvez l’annuler.',
      paying: 'Votre retrait de {{amount}} est en cours de paiement. Il ne peut plus être annulé.',
      paid: 'Votre retrait de {{amount}} a été payé.',
      rejected: 'Votre retrait de {{amount}} a été refusé. Le montant est de nouveau dans votre solde.',
      cancelled: 'Vous avez annulé un retrait de {{amount}}.',
    },
    positions: {
      active: 'Vous avez acheté un plan pour {{amount}}.',
      topped_up: 'Vous avez ajouté {{amount}} à un plan.',
      matured: 'Un plan est terminé. Son capital de {{amount}} est de nouveau dans votre solde.',
      closed: 'Un plan de {{amount}} a été clos.',
    },
    orders: {
      filled: 'Un ordre de votre portefeuille a été exécuté, pour {{amount}} en tout.',
      cancelled: 'Un ordre de votre portefeuille a été annulé avant d’être exécuté en entier.',
      expired: 'Un ordre de votre portefeuille a expiré avant d’être exécuté en entier.',
      /** Why it was cancelled. */
      why: {
        gave_way: 'd’autres personnes sont sorties de la stratégie, et leur argent passait avant',
        strategy_stopped: 'la stratégie a été suspendue ou fermée',
        all_or_nothing: 'le premier prix reçu ne suffisait pas pour l’ordre entier',
        failed: 'une erreur s’est produite de notre côté',
        rest_not_filled: 'le premier prix reçu ne suffisait pas pour le reste',
        would_take: 'il aurait été exécuté aussitôt',
        insufficient_cash: 'il ne restait pas assez d’argent dans le portefeuille',
        account_frozen: 'votre compte est gelé',
        sell_only: 'il ne peut plus être que vendu',
      },
    },
    copies: {
      in: 'Les {{amount}} que vous avez placés dans une stratégie ont été pris en compte : les unités sont à vous.',
      out: '{{amount}} d’une stratégie sont sur votre solde.',
      stopped: 'Une copie est tombée à votre stop. Tout ce que vous y avez sort aux prochains prix.',
      returned:
        'Les {{amount}} que vous avez placés dans une stratégie sont revenus sur votre solde : à ses prix, ils ne donnent aucune unité, ou votre compte est gelé.',
      share_taken:
        'Le meneur d’une stratégie a reçu sur vos unités sa part des gains du trimestre : elles valaient {{amount}}.',
    },
    strategies: {
      offered: 'Une stratégie que vous menez ou dans laquelle vous avez de l’argent est ouverte.',
      dropped:
        'Une stratégie que vous avez proposée n’est pas annoncée. Sa mise est de nouveau sur votre solde.',
      suspended:
        'Une stratégie a été suspendue : aucun argent n’entre et rien n’est négocié. Vous pouvez en sortir.',
      closing: 'Une stratégie ferme : tout ce qu’elle détient est vendu, puis chacun reçoit sa part.',
      terms:
        'La part des gains d’une stratégie a changé. Une part plus élevée ne s’applique pas à ce que vous y avez.',
      stake: 'Le meneur d’une stratégie retire dans sept jours une partie de sa propre mise.',
    },
    corrections: {
      booked: 'Une rectification de {{amount}} a été inscrite à votre solde.',
    },
    insurance: {
      paid: 'Le fonds d’assurance vous a payé {{amount}}. La somme est sur votre solde.',
    },
    yields: {
      reversed:
        'Un jour de rendement avait été comptabilisé par erreur. {{amount}} ont été repris sur votre solde.',
    },
    freezes: {
      set: 'Votre compte a été gelé : vous ne pouvez pour le moment ni investir ni demander un retrait, et rien n’est approuvé ni payé.',
      lifted: 'Votre compte n’est plus gelé.',
    },
    security: {
      new_device: 'Un nouvel appareil s’est connecté à votre compte',
      password_guessed: 'Plusieurs mots de passe erronés ont été saisis pour votre compte',
      code_guessed:
        'Plusieurs codes erronés de votre application d’authentification ont été saisis : leur auteur connaît votre mot de passe. Si ce n’était pas vous, choisissez un nouveau mot de passe',
      password_changed: 'Votre mot de passe a été modifié',
      email_changed: 'Votre adresse e-mail a été modifiée',
      recovered: 'Le lien d’un e-mail a servi à entrer dans votre compte',
      address_added: 'Une nouvelle adresse de paiement a été ajoutée à votre compte',
      payments_stopped: 'Votre compte a été arrêté : aucun argent n’en sort, et personne n’est connecté',
      factor_added: 'Un second facteur a été ajouté à votre compte',
      factor_removed: 'Un second facteur a été retiré de votre compte',
      recovery_codes_made: 'De nouveaux codes de secours ont été créés',
      recovery_code_used: 'Un code de secours a été utilisé',
      passkey_added: 'Une clé d’accès a été ajoutée à votre compte',
      passkey_removed: 'Une clé d’accès a été retirée de votre compte',
      withdrawal_limits_changed: 'Vos limites de retrait ont été modifiées',
      code_word_changed: 'Le mot convenu de nos e-mails a été modifié',
    },
    bonuses: {
      granted: 'Une prime de {{amount}} vous a été accordée. Elle est dans votre solde.',
      profit:
        'Un plan terminé vous a rapporté une prime sur les revenus de {{amount}}. Elle est dans votre solde.',
    },
    referrals: {
      credited:
        'Le premier plan d’une personne que vous avez recommandée est arrivé à son terme : {{amount}} sont dans votre solde.',
    },
    messages: {
      answered: 'Un opérateur a répondu à votre message « {{subject}} ».',
      closed: 'Votre message « {{subject}} » a été clos sans réponse. Vous pouvez écrire à nouveau.',
    },
    kyc_cases: {
      pending: 'Nous avons reçu vos informations d’identité.',
      approved: 'Votre identité a été confirmée.',
      rejected: 'Vos informations d’identité n’ont pas pu être acceptées.',
    },
  },
};
