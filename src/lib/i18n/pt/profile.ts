import type { Words } from '../words';

/** The account page. */
export const profile: Words<'pt', 'profile'> = {
  title: 'Informações do perfil da conta',
  upload: 'Enviar foto',
  avatar: 'Sua foto',
  updatePicture: 'Atualizar a foto do perfil',
  picture: 'Foto',
  pictureHint: 'PNG, JPEG ou WebP. Só você pode vê-la. Local e aparelho são removidos antes do envio.',
  crop: 'Que parte mostrar',
  cropHint: 'Arraste a foto ou mova-a com as setas do teclado.',
  zoom: 'Ampliar',
  savePicture: 'Enviar',
  selectImage: 'Selecione uma imagem',
  uploadFailed: 'Não foi possível enviar a imagem',
  uploaded: 'Imagem enviada',
  details: 'Dados',
  updateDetails: 'Atualizar os dados',
  edit: 'Editar o perfil',
  update: 'atualizar',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Número de telefone',
  phoneInvalid: 'Informe um número de telefone como +354 555 0100.',
  noPhone: 'Não informado',
  joined: 'Membro desde',
  saved: 'Os dados foram atualizados',
};
