import type { Words } from '../../../lib/i18n/words.ts';

/** The French of the pages that are read. */
export const content: Words<'fr', 'site/content'> = {
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Des plans de minage de cryptomonnaies où chaque centime est visible. Les rendements sont des objectifs, jamais garantis.',
      about:
        'Ce qu’est ce portail, ce qu’il refuse de promettre, et qui se trouve derrière, dans la mesure où cela a été renseigné.',
      contact: 'Écrivez aux personnes qui sont derrière le portail et voyez comment les joindre autrement.',
      terms:
        'Douze conditions en termes simples : aucuns frais d’adhésion, aucun blocage de votre solde disponible, et rien de caché entre vous et un retrait.',
    },
    withoutScripts: 'Ce formulaire a besoin de JavaScript. Veuillez l’activer dans votre navigateur.',
    home: {
      title: 'Minage, chaque centime bien en vue',
      lead: 'Alimentez un compte, choisissez un plan, retirez ce qui est à vous. Le rendement provient uniquement de revenus comptabilisés, et chaque vérification s’affiche au moment où elle a lieu.',
      start: 'S’inscrire',
      seePlans: 'Voir les plans',
      featuresTitle: 'Ce sur quoi vous pouvez compter',
      features: {
        portfolio: {
          title: 'Votre portefeuille d’un coup d’œil',
          text: 'Déposé, gain, prime, solde et forfaits : six chiffres, toujours issus des mêmes livres en partie double.',
        },
        security: {
          title: 'Un accès régi par des règles',
          text: 'La base de données elle-même vous laisse lire vos données et celles de personne d’autre. Les règles sont écrites et testées une à une.',
        },
        copying: {
          title: 'Plans de minage',
          text: 'Les plans indiquent leur durée, leur minimum et leur objectif. Un rendement n’est crédité que si un revenu a été comptabilisé.',
        },
        paper: {
          title: 'Portefeuille, ordres et copy trading, fictifs',
          text: 'Ordres au marché, à cours limité, stop et stop suiveur, et rééquilibrage, avec de l’argent fictif dans cet environnement d’essai. Ce que vous versez peut être perdu.',
        },
      },
      ctaTitle: 'Prêt à commencer votre minage',
      ctaText: 'Ouvrez un compte et faites tout le parcours : dépôt, plan, retrait.',
      stepsTitle: 'Trois étapes',
      steps: {
        create: {
          title: 'Créer un compte',
          text: 'Inscrivez-vous avec votre adresse e-mail et confirmez-la.',
        },
        fund: {
          title: 'Alimenter le compte',
          text: 'Envoyez à l’une de nos adresses, téléversez le justificatif, suivez sa vérification.',
        },
        mine: {
          title: 'Commencer le minage',
          text: 'Choisissez un plan couvert par votre solde. Il démarre à cette minute même.',
        },
      },
      whyTitle: 'Pourquoi choisir {{brand}}',
      why: {
        listed: {
          title: 'Moyens de paiement affichés',
          text: 'De Bitcoin à USDT, tous indiqués avant que vous n’envoyiez quoi que ce soit.',
        },
        review: {
          title: 'Vérifié par des personnes',
          text: 'Les dépôts et les retraits sont contrôlés à la main ; les plus importants, par deux personnes.',
        },
        evidence: {
          title: 'Le rendement est comptabilisé, jamais promis',
          text: 'Chaque rendement renvoie au revenu dont il provient. Les jours sans revenu affichent zéro.',
        },
        open: {
          title: 'Rien de caché derrière un retrait',
          text: 'Ni recrutement, ni paiement supplémentaire, ni durée de blocage : votre solde disponible est à vous.',
        },
        live: {
          title: 'En direct',
          text: 'Lorsqu’un paiement est approuvé, votre page change d’elle-même, sans rechargement.',
        },
        private: {
          title: 'Vos données restent les vôtres',
          text: 'Les documents sont conservés dans un stockage privé. Nous ne demandons jamais d’identifiants bancaires.',
        },
      },
      plansTitle: 'Choisissez un plan',
      plansLead:
        'Les objectifs sont ce que vise un plan. Ils ne sont pas garantis : vous pouvez recevoir moins, ou rien.',
      planStart: 'S’inscrire',
      planOffers: 'Ce qu’il offre',
      duration: 'Durée',
      target: 'Rendement visé',
      notGuaranteed: 'objectif, non garanti',
      plansFailed: 'Les plans n’ont pas pu être chargés.',
      tickerTitle: 'Marchés',
      tickerSimulated: 'Cours simulés',
      tickerDay: 'en 24 heures',
    },
    claims: {
      title: 'Des affirmations, et ce que chacune compte',
      evidence: 'Voir la preuve',
      paymentMethods: 'Moyens de paiement',
      methodsCounted: 'Ceux qui ont une adresse où payer.',
      seeMethods: 'Les voir',
      uptimeCounted: 'De toutes les minutes, celles où chaque service a répondu.',
      languages: 'Langues',
      uptime: 'Disponibilité mesurée depuis le {{date}}',
    },
    newsletter: {
      title: 'Lettre d’information',
      text: 'Des nouvelles du produit, quelques fois par an. Ni offres, ni comptes à rebours.',
      email: 'Votre adresse e-mail',
      submit: 'S’abonner',
      done: 'Merci. Veuillez consulter votre messagerie : la lettre commence lorsque vous y confirmez votre adresse.',
    },
    footer: {
      aboutTitle: 'À propos de nous',
      aboutText:
        '{{brand}} est un portail d’investisseurs pour des plans de minage de cryptomonnaies, conçu pour que chaque chiffre puisse être vérifié.',
      quickLinks: 'Liens rapides',
      contactTitle: 'Nous contacter',
      noEmail: 'Aucune adresse e-mail n’a été renseignée dans cet environnement d’essai.',
      emailUnknown: 'L’adresse e-mail ne peut pas être affichée pour le moment.',
      noPlace: 'Aucune adresse postale n’a été renseignée.',
      placeUnknown: 'L’adresse postale ne peut pas être affichée pour le moment.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Conditions générales',
    },
    about: {
      title: 'À propos de {{brand}}',
      intro:
        'Les plans de minage à rendement quotidien sont un déguisement prisé de la fraude. Nous pensons que le remède n’est pas une meilleure promesse, mais un logiciel dans lequel la promesse ne peut être faite : de l’argent tenu en partie double, des rendements issus des seuls revenus comptabilisés et des règles que chacun peut lire.',
      statements: {
        story: {
          title: 'Notre histoire',
          text: '{{brand}} est né d’une question : à quoi ressemblerait une telle plateforme si elle n’avait rien à cacher ? Le site commence comme un environnement d’essai qui montre tout le parcours avec de l’argent fictif, et le dit sur chaque page tant qu’il en est un.',
        },
        mission: {
          title: 'Notre mission',
          text: 'Permettre à chacun de voir, à tout moment, ce qu’il a versé, ce que cela a rapporté et ce qu’il peut retirer.',
        },
        vision: {
          title: 'Notre vision',
          text: 'Un investissement où la confiance repose sur des écritures vérifiables plutôt que sur des noms et des chiffres qui ne le sont pas.',
        },
        values: {
          title: 'Nos valeurs',
          text: 'L’exactitude en matière d’argent, des mots clairs sur le risque, et rien de caché entre un investisseur et un retrait.',
        },
      },
      registrationsTitle: 'Enregistrements',
      registrationsNone:
        'Aucun enregistrement auprès d’une autorité de régulation n’a été renseigné. Ceci est un environnement d’essai : il n’accepte pas d’argent réel et n’offre aucun service d’investissement.',
      registrationsUnknown: 'La liste des enregistrements ne peut pas être affichée pour le moment.',
      register: 'Registre public',
      faqTitle: 'Foire aux questions',
      faq: {
        sandbox: {
          q: 'S’agit-il d’argent réel ?',
          a: 'Non tant qu’un avis en haut de chaque page indique « Environnement d’essai » : il s’agit alors d’argent fictif et d’adresses de réseaux de test, et vous ne devez jamais envoyer de fonds réels à une adresse affichée ici. Sans cet avis, oui.',
        },
        deposit: {
          q: 'Comment alimenter mon compte ?',
          a: 'Saisissez un montant sous Déposer, envoyez-le à l’une des adresses et téléversez une image du paiement. Une personne la vérifie ; la liste affiche En attente, puis Approuvé, ou Refusé avec le motif.',
        },
        yield: {
          q: 'Les rendements sont-ils garantis ?',
          a: 'Non. Le chiffre d’un plan est un objectif. Comme rendement, seul ce qui a réellement été gagné et comptabilisé vous est crédité ; ce peut être moins que l’objectif, ou rien.',
        },
        withdraw: {
          q: 'Quand puis-je retirer ?',
          a: 'Dès que vous avez un solde disponible (au moins le minimum du moyen choisi, ou tout le solde s’il est inférieur) et que votre adresse e-mail est vérifiée, vous pouvez demander un retrait. Un moyen peut comporter des frais de 25 $US au plus, qui font partie du montant et sont indiqués avant que vous envoyiez la demande. Le site peut exiger d’abord une identité confirmée, et un site avec de l’argent réel commence ainsi. Une nouvelle adresse de paiement attend 48 heures, ou 72 après un changement de votre façon de vous connecter ou un nouvel appareil ; après la récupération de votre compte, l’utilisation d’un code de secours ou un changement de son adresse e-mail, rien n’en sort pendant 72 heures. Sans second facteur, et pendant les 24 heures après son ajout, vous pouvez demander au plus 1 000 $US en 24 heures, et vos propres limites s’appliquent. Un opérateur peut geler votre compte pour un motif qui vous est indiqué aussitôt, et vous pouvez l’arrêter vous-même : un trésorier lève alors le gel quand vous nous écrivez qu’il est de nouveau sûr. Vous n’avez jamais à investir davantage ni à faire venir d’autres personnes d’abord.',
        },
        data: {
          q: 'Que deviennent mes documents ?',
          a: 'Ils sont conservés dans un stockage privé que seuls vous et les opérateurs chargés de la vérification pouvez lire. Nous ne demandons jamais l’accès à une banque.',
        },
      },
    },
    contact: {
      title: 'Nous contacter',
      heading: 'Faites-nous part de votre réclamation',
      lead: 'Écrivez-nous au sujet de tout ce qui s’est mal passé ou pourrait être mieux.',
      name: 'Nom',
      email: 'Adresse e-mail',
      subject: 'Objet',
      message: 'Votre message',
      submit: 'Envoyer',
      sent: 'message envoyé',
      place: 'Lieu',
      phone: 'Téléphone',
      none: 'Non renseigné dans cet environnement d’essai',
      unknown: 'Ne peut pas être affiché pour le moment',
    },
  },
  offline: {
    text: 'Votre appareil n’a pas de connexion pour le moment : cette page ne peut pas être affichée. Rien n’a été envoyé et rien n’a été perdu. La page s’ouvrira d’elle-même au retour de la connexion.',
  },
};
