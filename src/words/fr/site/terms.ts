import type { Words } from '../../../lib/i18n/words.ts';

/** The French of the terms. */
export const terms: Words<'fr', 'site/terms'> = {
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: 'Conditions générales',
    lead: 'Douze conditions, en termes simples. Dans l’environnement d’essai, tout l’argent est fictif.',
    items: {
      agreement: { title: 'Accord', text: 'En adhérant, vous acceptez les présentes conditions.' },
      oneAccount: {
        title: 'Un seul compte',
        text: 'Chaque personne peut détenir un compte. Ne fournissez pas de fausses informations.',
      },
      noFee: { title: 'Aucuns frais d’adhésion', text: 'Adhérer et détenir un compte ne coûte rien.' },
      processing: {
        title: 'Traitement',
        text: 'Veuillez compter jusqu’à 24 heures pour qu’un paiement soit vérifié et qu’un plan soit ajouté.',
      },
      privacy: {
        title: 'Confidentialité',
        text: 'Nous ne communiquons pas de données personnelles à des tiers sans votre consentement, sauf si la loi l’exige.',
      },
      contactDetails: { title: 'Coordonnées', text: 'Veuillez tenir vos coordonnées à jour.' },
      correctWallets: {
        title: 'Les bons portefeuilles',
        text: 'N’envoyez qu’aux adresses de portefeuille affichées sur la page de paiement, et à chacune uniquement la cryptomonnaie qui lui correspond.',
      },
      afterFunding: {
        title: 'Après le versement',
        text: 'Téléversez le justificatif de paiement après le versement. Si un dépôt n’a pas été vérifié à temps, contactez l’assistance.',
      },
      withdrawals: {
        title: 'Retraits',
        text: 'Vous pouvez demander le retrait de votre solde disponible à tout moment, à partir du montant minimum du moyen choisi, ou en entier s’il est inférieur. Un moyen peut comporter des frais de 25 $US au plus : ils font partie du montant, sont indiqués avant que vous envoyiez la demande et ne sont pas prélevés si tout ce que vous pourriez retirer est inférieur au minimum. Votre solde disponible n’a ni durée de blocage ni période de réinvestissement ; l’argent placé dans un plan y reste jusqu’à la fin du plan, puis revient sur votre solde. Le site peut exiger d’abord une identité confirmée ; dans ce cas, il le dit avant que vous saisissiez quoi que ce soit. Pour protéger votre argent, une nouvelle adresse de paiement attend 48 heures, 24 heures de plus après un changement de votre façon de vous connecter ou un nouvel appareil, et rien ne sort de votre compte pendant 72 heures après sa récupération, l’utilisation d’un code de secours ou un changement de son adresse e-mail. Sans second facteur, et pendant les 24 heures après son ajout, vous pouvez demander au plus 1 000 $US en 24 heures, et les limites que vous fixez vous-même s’appliquent. Un opérateur peut geler un compte pour un motif qui vous est montré aussitôt : jusqu’à la levée du gel, vous ne pouvez ni investir ni demander un retrait ; les demandes antérieures attendent, et vous pouvez annuler un retrait qui n’est pas encore approuvé. Vous pouvez aussi arrêter vous-même votre compte, ce qui le gèle de la même façon ; un trésorier lève ce gel quand vous nous écrivez qu’il est de nouveau sûr.',
      },
      noFurther: {
        title: 'Aucun autre investissement',
        text: 'Il ne vous est jamais demandé d’investir davantage, de compléter, ni d’effectuer un autre paiement, pour un retrait ou pour toute autre raison.',
      },
      referrals: {
        title: 'Les recommandations sont facultatives',
        text: 'Vous pouvez recommander à d’autres. Ce n’est jamais une condition pour un retrait ni pour quoi que ce soit d’autre.',
      },
      rules: {
        title: 'Règles',
        text: 'Les membres respectent ces règles et la loi. Un compte qui les enfreint peut être clos ; son solde disponible est versé, sauf si la loi l’interdit.',
      },
    },
  },
};
