import type { Words } from '../../lib/i18n/words.ts';

/** The French of the public documents, which are rendered at build time. */
export const site: Words<'fr', 'site'> = {
  register: {
    title: 'Créez votre compte',
    lead: 'Cela prend une minute et ne coûte rien.',
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    password: 'Mot de passe',
    invalidPhone:
      'Veuillez saisir un numéro de téléphone : uniquement des chiffres, des espaces et + ( ) . -',
    country: 'Choisissez votre pays',
    unserved: 'Ce site n’ouvre pas de compte aux résidents de : {{countries}}.',
    countriesFailed: 'La liste des pays n’a pas pu être chargée. Vous pouvez vous inscrire sans pays.',
    agree: 'En vous inscrivant, vous acceptez les',
    terms: 'Conditions générales',
    submit: 'S’inscrire',
    haveAccount: 'Vous avez déjà un compte ?',
    referred: 'Vous avez été recommandé avec le code {{code}}.',
    welcome: 'Bienvenue chez {{brand}}. Veuillez confirmer votre adresse e-mail.',
  },
  login: {
    title: 'Se connecter',
    lead: 'Heureux de vous revoir.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passkey: 'Se connecter avec une clé d’accès',
    forgot: 'Mot de passe oublié',
    create: 'S’inscrire',
    noAccount: 'Première visite ?',
    needsConfirmation: 'Votre adresse e-mail n’est pas encore confirmée',
    needsConfirmationText:
      'Ouvrez le lien contenu dans l’e-mail que nous avons envoyé à {{email}}, puis connectez-vous.',
  },
  checkMail: {
    title: 'Consultez votre messagerie',
    text: 'Nous avons envoyé un lien à {{email}}. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.',
  },
  forgot: {
    title: 'Récupérez votre compte',
    lead: 'Nous envoyons un lien à votre adresse e-mail. Il vous permet de choisir un nouveau mot de passe.',
    email: 'Adresse e-mail',
    missing: 'Saisissez l’adresse e-mail de récupération',
    submit: 'Envoyer le lien',
    sent: 'Veuillez consulter votre messagerie',
    sentText:
      'Si {{email}} correspond à un compte, un lien est en route. Il est valable une seule fois, pendant une heure.',
    back: 'Retour à la connexion',
  },
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Des plans de minage de cryptomonnaies et de copy trading où chaque centime est visible. Les rendements sont des objectifs, jamais garantis.',
      about:
        'Ce qu’est ce portail, ce qu’il refuse de promettre, et qui se trouve derrière, dans la mesure où cela a été renseigné.',
      contact: 'Écrivez aux personnes qui sont derrière le portail et voyez comment les joindre autrement.',
      terms:
        'Douze conditions en termes simples : aucuns frais d’adhésion, aucun blocage, et rien de caché entre vous et un retrait.',
    },
    home: {
      title: 'Minage et copy trading, chaque centime bien en vue',
      lead: 'Alimentez un compte, choisissez un plan, retirez ce qui est à vous. Chaque crédit est comptabilisé avec son justificatif, et chaque vérification s’affiche au moment où elle a lieu.',
      start: 'S’inscrire',
      seePlans: 'Voir les plans',
      featuresTitle: 'Ce sur quoi vous pouvez compter',
      features: {
        portfolio: {
          title: 'Votre portefeuille d’un coup d’œil',
          text: 'Déposé, gain, bonus, solde et forfaits : six chiffres, toujours issus des mêmes livres en partie double.',
        },
        security: {
          title: 'Un accès régi par des règles',
          text: 'La base de données elle-même vous laisse lire vos données, et ne les montre à personne d’autre. Les règles sont écrites et testées une à une.',
        },
        copying: {
          title: 'Minage et copy trading',
          text: 'Les plans indiquent leur durée, leur minimum et leur objectif. Un rendement n’est crédité que si un revenu a été comptabilisé.',
        },
        paper: {
          title: 'Portefeuille et ordres, fictifs',
          text: 'Ordres au marché, à cours limité, stop et stop suiveur, et rééquilibrage, à des prix simulés dans ce bac à sable. Ce que vous versez peut être perdu.',
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
          text: 'Chaque crédit renvoie au revenu dont il provient. Les jours sans revenu affichent zéro.',
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
      title: 'Des affirmations, chacune avec sa preuve',
      evidence: 'Voir la preuve',
      paymentMethods: 'Moyens de paiement',
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
        '{{brand}} est un portail d’investisseurs pour des plans de minage de cryptomonnaies et de copy trading, conçu pour que chaque chiffre puisse être vérifié.',
      quickLinks: 'Liens rapides',
      contactTitle: 'Nous contacter',
      noEmail: 'Aucune adresse e-mail n’a été renseignée dans cet environnement d’essai.',
      noPlace: 'Aucune adresse postale n’a été renseignée.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Conditions générales',
    },
    about: {
      title: 'À propos de {{brand}}',
      intro:
        'Les plans de minage à rendement quotidien sont un déguisement prisé de la fraude. Nous pensons que le remède n’est pas une meilleure promesse, mais un logiciel dans lequel la promesse ne peut être faite : de l’argent tenu en partie double, des crédits issus des seuls revenus comptabilisés et des règles que chacun peut lire.',
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
          a: 'Non. Le chiffre d’un plan est un objectif. Seul ce qui a réellement été gagné et comptabilisé vous est crédité ; ce peut être moins que l’objectif, ou rien.',
        },
        withdraw: {
          q: 'Quand puis-je retirer ?',
          a: 'Dès que vous avez un solde disponible (au moins le minimum du moyen choisi, ou tout le solde s’il est inférieur) et que votre adresse e-mail est vérifiée, sauf si un opérateur a gelé votre compte pour un motif qui vous est indiqué aussitôt. Vous n’avez jamais à investir davantage ni à faire venir d’autres personnes d’abord.',
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
    },
  },
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
        text: 'Vous pouvez retirer votre solde disponible à tout moment, à partir du montant minimum du moyen choisi, ou en entier s’il est inférieur. Il n’y a ni durée de blocage ni période de réinvestissement. Un opérateur peut geler un compte pour un motif qui vous est montré aussitôt : jusqu’à la levée du gel, vous ne pouvez ni investir ni demander un retrait ; les demandes antérieures attendent, et vous pouvez annuler un retrait qui n’est pas en cours de paiement.',
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
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparence',
    description:
      'Ce que les livres doivent à tous les investisseurs, ce qui est attesté en regard, comment vérifier les deux, et ce que cela ne prouve pas.',
    lead: 'Ce que les livres doivent à l’ensemble des investisseurs, et ce qui se trouve en regard. Ce qui est dû et ce qui se trouve en regard sont du dernier état ; les revenus et les plans sont ceux de ce moment.',
    loading: 'Chargement des chiffres…',
    failed: 'La base de données n’a pas répondu.',
    paper:
      'Les portefeuilles et stratégies de ce bac à sable sont fictifs. Ils comptent pour ce que rapporterait leur vente à la dernière évaluation, avec l’argent qui attend d’y entrer. Des jetons fictifs ne sont pas une réserve.',
    owed: 'Ce qui est dû',
    none: 'Aucun état n’a encore été publié.',
    figuresAsOf: 'Capacité et revenus au {time} UTC. Ils sont additionnés environ une fois par minute.',
    asOf: 'État {number}, du {date}',
    total: 'Total dû',
    available: 'Disponible',
    invested: 'Investi dans des plans',
    withdrawing: 'En cours de retrait',
    accrued: 'Rendement pas encore crédité',
    pooled: 'Dans les portefeuilles et stratégies',
    against: 'Ce qui se trouve en regard',
    noReserves: 'Aucune réserve n’a été attestée. Rien sur cette page ne montre que l’argent est là.',
    reserves: 'Réserves attestées',
    coverage: 'Couvert par elles',
    insurance: 'Fonds d’assurance, moins ce qui manque en caisse',
    insured: 'Couvert par lui',
    paidOut: 'Payé sur le fonds d’assurance',
    payoutOf: '{date} : {amount} à {people} personnes, qui avaient perdu {lost}',
    reserveWorth: 'valait {value} le {date}, selon l’opérateur',
    reserveOld: 'Signé il y a plus d’un mois : ne compte pas.',
    address: 'Adresse',
    block: 'Bloc',
    message: 'Message signé',
    signature: 'Signature du message',
    howToCheck: 'Comment le vérifier',
    capacity: 'Capacité',
    sold: 'Vendue : principal dans des plans',
    income: 'Revenus comptabilisés avec justificatif, 30 derniers jours',
    days: 'Jours avec de tels revenus',
    booked: 'Revenus moins pertes, depuis le début',
    credited: 'Rendement crédité aux investisseurs, depuis le début',
    capacityOf: '{sold} vendus sur {capacity} justifiés depuis le {date} :',
    hashrateOf: 'Dans les forfaits, {sold} PH/s sur les {capacity} PH/s justifiés.',
    noCapacity: 'Aucun justificatif de capacité de minage n’est publié ici ; aucune n’est donc revendiquée.',
    history: 'Ce qui était dû, jour après jour',
    historyText: 'Le total de chaque état ; le plus récent est {total}.',
    snapshots: 'Tous les états',
    snapshot: 'État',
    date: 'Date',
    root: 'Racine',
    seal: 'Sceau',
    older: 'États antérieurs',
    restorations: 'Restauré à partir d’une sauvegarde',
    restoredTo:
      'Le {at} UTC, le site a été restauré à partir d’une sauvegarde dans son état du {moment} UTC. Ce qui a été enregistré entre-temps est perdu, y compris les états dont le numéro suit {after} et précède {number}, s’il y en a eu.',
    restoredReason: 'Motif',
    verify: 'Comment vérifier',
    steps: {
      sign: 'Connectez-vous. Votre navigateur vérifie de lui-même chaque nouvel état et montre le résultat sur votre tableau de bord.',
      receipt: 'Téléchargez-y le reçu. Il contient votre propre entrée et le chemin qui mène à la racine.',
      tool: 'Vérifiez-le avec le programme de notre code source, npm run verify, ou avec un programme que vous écrivez vous-même d’après le format publié.',
      compare:
        'Comparez le sceau le plus récent avec d’autres personnes et conservez-le. Il engage tous les états précédents : deux sceaux différents d’un même état prouvent que quelqu’un a été trompé.',
    },
    limits: 'Ce que cela ne prouve pas',
    limit: {
      solvency:
        'Que l’argent est là. L’arbre montre ce qui est dû ; les réserves sont ce que les opérateurs attestent, et le logiciel ne vérifie pas leurs signatures.',
      borrowed:
        'Que les réserves appartiennent à la maison. Elles peuvent être empruntées pour le jour de la signature.',
      hidden: 'Qu’il n’existe pas de dettes en dehors de ces livres.',
      unseen:
        'Que personne n’est omis parmi ceux qui ne regardent jamais. Chaque investisseur qui vérifie rend cela plus difficile.',
      siblings:
        'Le secret complet des sommes. Un reçu montre les sommes des branches voisines de son chemin ; la plus petite peut être le solde d’un seul autre investisseur, sans nom.',
      kinds: 'La répartition par catégories. Elle est scellée, mais l’arbre ne prouve que le total.',
    },
  },
  offline: {
    text: 'Votre appareil n’a pas de connexion pour le moment : cette page ne peut pas être affichée. Rien n’a été envoyé et rien n’a été perdu. La page s’ouvrira d’elle-même au retour de la connexion.',
  },
};
