/** Whether a picture was uploaded in the back office; every other one ships with the product. */
export function isUploadedPicture(id: string): boolean {
  return id.startsWith('uploaded-');
}
