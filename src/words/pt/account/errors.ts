import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of what can go wrong, by its code. */
export const errors: Words<'pt', 'account/errors'> = {
  /** The words for every stable code (see `lib/data/error-codes.ts`). */
  errors: {
    unknown: 'Algo deu errado, e não é certo se algo foi feito. Verifique antes de tentar novamente.',
    network: 'Sem conexão com o servidor. Verifique sua rede e tente novamente.',
    offline: 'Você está sem conexão e nada foi enviado. Tente novamente quando a conexão voltar.',
    page_incomplete: 'Não foi possível carregar uma parte desta página. Recarregue-a.',
    unavailable: 'O servidor está ocupado ou reiniciando. Tente novamente daqui a pouco.',
    session_expired: 'Sua sessão terminou. Entre novamente.',
    not_allowed: 'Você não tem permissão para fazer isso.',
    not_found: 'Não foi possível encontrar.',
    duplicate: 'Isto já foi enviado.',
    invalid_value: 'Um dos valores não é aceito.',
    too_many_requests: 'Tentativas demais. Aguarde um minuto e tente novamente.',

    email_in_use: 'Este e-mail já está em uso',
    weak_password: 'A senha deve ter mais de seis caracteres',
    invalid_email: 'E-mail inválido',
    too_many_guesses:
      'Senhas erradas demais para esta conta. Use uma chave de acesso, defina uma senha nova por e-mail ou tente de novo em 15 minutos.',
    too_many_codes:
      'Códigos errados demais para esta conta, por isso a sua sessão foi encerrada. Use uma chave de acesso ou tente de novo em uma hora.',
    wrong_password: 'A senha está incorreta',
    user_not_found: 'Usuário não encontrado',
    email_not_confirmed: 'Confirme primeiro seu e-mail: abra o link que enviamos.',
    account_disabled: 'Esta conta foi desativada. Entre em contato com o suporte.',
    same_password: 'A nova senha deve ser diferente da antiga.',
    password_required: 'Digite sua senha para fazer isso.',
    account_closed: 'Esta conta foi encerrada.',
    signup_disabled: 'No momento não é possível criar novas contas.',
    name_unreadable:
      'Digite um nome que possa ser lido: com letras e sem caracteres que mudem a direção da escrita.',
    country_not_served: 'Este site não atende residentes deste país.',
    country_required: 'Escolha seu país: este site não atende todos.',
    name_of_operator:
      'Este nome pode ser confundido com o de alguém da nossa equipe. Acrescente, por exemplo, um segundo nome.',
    registration_incomplete:
      'Nenhuma conta foi criada: use o formulário de cadastro, com um nome e aceitando os termos.',
    link_expired: 'Este link expirou ou já foi usado.',
    link_unknown: 'Este link está incompleto. Abra-o novamente a partir do e-mail.',
    password_guessable: 'Esta senha é das primeiras que se adivinham. Escolha uma mais longa ou menos comum.',
    password_personal: 'Esta senha contém o seu nome ou o seu e-mail. Escolha outra.',
    password_pwned: 'Esta senha consta de uma lista de senhas roubadas que os atacantes usam. Escolha outra.',
    password_characters:
      'Esta senha precisa de mais tipos de caracteres, como maiúsculas, algarismos e símbolos.',
    password_too_long: 'Esta senha é longa demais: no máximo 72 letras, menos com acentos ou emojis.',
    mail_not_authorized: 'Ainda não podemos enviar e-mail para este endereço. Entre em contato conosco.',
    too_many_mails: 'Foram enviados e-mails demais. Procure o último ou tente novamente daqui a uma hora.',
    factor_required: 'Confirme primeiro o seu segundo fator.',
    code_required: 'Confirme com o seu aplicativo autenticador ou a sua chave de segurança.',
    invalid_code: 'Este código está errado ou não vale mais.',
    passkey_cancelled: 'O seu dispositivo não confirmou nada. Tente novamente.',
    passkey_refused:
      'Nenhuma conta conhece esta chave de acesso, ou demorou demais. Tente novamente ou entre com a sua senha.',
    passkeys_disabled: 'Isto não funciona neste navegador ou neste endereço. Use outra forma.',
    passkey_of_another: 'Esta chave de acesso é de outra conta. Use uma sua ou a sua senha.',
    key_refused: 'Esta chave de segurança não é da sua conta, ou demorou demais. Tente novamente.',
    mailed_code_disabled: 'Aqui não é possível entrar com um código enviado por e-mail. Use a sua senha.',

    insufficient_funds: 'Saldo insuficiente',
    method_not_found: 'Este método de pagamento não é mais oferecido.',
    invalid_amount: 'Informe um valor válido.',
    request_id_required: 'Esta solicitação estava incompleta. Tente novamente.',
    request_id_reused: 'Esta solicitação já foi usada para outra coisa. Tente novamente.',
    operator_gives_none:
      'A conta de um operador não aceita pagamentos nem documentos. Use outra conta para investir.',
    too_many_uploads: 'Você enviou arquivos demais hoje. Tente novamente amanhã.',
    too_many_messages: 'Mensagens demais no momento. Tente novamente daqui a uma hora.',
    file_too_large: 'O arquivo é grande demais: no máximo 5 MB.',
    file_type: 'Este tipo de arquivo não é aceito.',
    file_heic:
      'Esta é uma imagem HEIC, que este navegador não consegue abrir. Envie uma captura de tela dela ou um JPEG.',
    file_unreadable: 'Não foi possível abrir este arquivo. Ele pode estar vazio ou danificado.',

    already_reviewed: 'Alguém já analisou isto.',
    identity_required: 'Confirme primeiro sua identidade, na sua conta.',
    account_frozen: 'Sua conta está bloqueada por enquanto. Fale com o suporte.',
    signal_without_price:
      'Não há preço recente deste instrumento, por isso nenhum resultado poderia ser informado. Tente novamente quando houver.',
    too_many_signals: 'Dez sinais em 24 horas é o máximo.',
    title_required: 'Escreva um título de uma linha com no máximo 120 caracteres.',
    transaction_id_required: 'Informe o identificador da transação.',
  },
};
