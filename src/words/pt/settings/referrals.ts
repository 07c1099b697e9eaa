import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of referring others, and the signals page. */
export const referrals: Words<'pt', 'settings/referrals'> = {
  /** Referring others. */
  referrals: {
    title: 'Indicar pessoas',
    text: 'Você pode indicar pessoas compartilhando seu link de indicação:',
    optional:
      'Indicar outras pessoas é decisão sua. Nunca é condição para um saque nem para qualquer outra coisa.',
    credited:
      'A recompensa pelo primeiro plano de uma pessoa é creditada quando esse plano chega ao fim do prazo e a identidade dela está confirmada, uma vez por identidade.',
    pending: '{{amount}} em {{date}}',
    pendingIdentity: '{{amount}} quando a identidade for confirmada',
    copied: 'O link foi copiado',
    referred: 'Pessoas que você indicou',
    caption: 'Pessoas que se cadastraram com seu link, as mais recentes primeiro',
    name: 'Nome',
    level: 'Nível de indicação',
    status: 'Situação',
    statuses: { registered: 'Cadastrado', verified: 'Verificado', invested: 'Investiu' },
    date: 'Data de cadastro',
    reward: 'Recompensa',
    earned: 'Recebido por indicações',
    empty: 'Ninguém se cadastrou com seu link ainda',
    emptyText: 'Quem o fizer aparece aqui, apenas com o primeiro nome e uma inicial.',
  },
  /** Signals. */
  signals: {
    title: 'Sinais',
    text: 'Faça pagamentos hoje para obter sinais para investimentos de longo prazo',
    button: 'Clique aqui para ir à página de pagamento',
    open: 'Notas dos nossos operadores, para quem tem um plano ativo, e de líderes de estratégias, para todos; no idioma em que foram escritas. Sem conselho nem promessa.',
    record:
      'O que o preço fez depois é calculado com os nossos próprios preços e fica ao lado de cada um. Nenhum é alterado ou removido, e resultados passados nada dizem sobre os futuros.',
    locked: 'Os sinais aparecem enquanto você tiver um plano ativo',
    lockedText:
      'O menor plano basta, e um maior não mostra mais. Ninguém sabe para onde vai um mercado; os sinais também não.',
    plans: 'Ver os planos',
    latest: 'Sinais publicados',
    empty: 'Nenhum sinal foi publicado ainda.',
    higher: 'Espera-se que {{name}} esteja mais alto em {{date}}.',
    lower: 'Espera-se que {{name}} esteja mais baixo em {{date}}.',
    price: 'Preço na publicação: {{price}}',
    outcome: 'Resultado: {{change}} (máxima {{high}}, mínima {{low}})',
    soFar: 'Até agora: {{change}} (máxima {{high}}, mínima {{low}})',
    unknown: 'Não havia preço no fim, por isso o resultado não é conhecido.',
    early: 'O que o preço faz é informado a partir da primeira hora completa.',
    byLead: 'Do líder de “{{title}}”',
    form: {
      asLead: 'Publicar um sinal como líder de “{{title}}”',
      hint: 'Texto simples. Não pode ser alterado nem retirado, e o que o preço faz aparece ao lado.',
      instrument: 'Instrumento',
      direction: 'Direção esperada',
      up: 'Alta',
      down: 'Baixa',
      horizon: 'Dias até o resultado',
      horizonHint: 'De 1 a 365 dias.',
      headline: 'Título',
      text: 'Texto',
      publish: 'Publicar',
      published: 'Publicado.',
    },
  },
};
