import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ImageUpload, type ImageUploadProps } from './image-upload.js';

const image = (name: string, type: string, bytes = 10) => new File([new ArrayBuffer(bytes)], name, { type });
const MB = 1024 * 1024;

function Upload(props: Partial<ImageUploadProps>) {
  const [file, setFile] = useState<File | null>(null);
  return <ImageUpload label="ID card" {...props} value={file} onChange={setFile} />;
}

const choose = (file: File) => fireEvent.change(screen.getByLabelText('ID card'), { target: { files: [file] } });
const chosen = (name: string) => screen.queryByRole('img', { name: `Chosen: ${name}` });

describe('an image field', () => {
  beforeAll(() => {
    URL.createObjectURL = jest.fn(() => 'blob:preview');
    URL.revokeObjectURL = jest.fn();
  });

  it('shows what was chosen and lets it go', () => {
    render(<Upload />);
    choose(image('id.png', 'image/png'));
    expect(chosen('id.png')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove ID card' }));
    expect(chosen('id.png')).not.toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
  });

  it('refuses what is no image, keeping the field empty', () => {
    render(<Upload />);
    choose(image('id.pdf', 'application/pdf'));
    expect(screen.getByText('Please upload an image')).toBeVisible();
    expect(chosen('id.pdf')).not.toBeInTheDocument();
  });

  it('refuses a type outside its list with the words given', () => {
    render(<Upload types={['image/jpeg', 'image/png']} typeMessage="Please upload a JPEG or PNG image" />);
    choose(image('id.gif', 'image/gif'));
    expect(screen.getByText('Please upload a JPEG or PNG image')).toBeVisible();
  });

  it('refuses more than 5 MB and says how much it is; takes 5 MB', () => {
    render(<Upload />);
    choose(image('big.png', 'image/png', 6 * MB));
    expect(screen.getByText(/This image is 6.0 MB; the limit is 5 MB/)).toBeVisible();
    choose(image('fits.png', 'image/png', 5 * MB));
    expect(chosen('fits.png')).toBeVisible();
    expect(screen.queryByText(/the limit is 5 MB/)).not.toBeInTheDocument();
  });

  it('takes a drop', () => {
    render(<Upload />);
    fireEvent.drop(screen.getByRole('group', { name: /ID card/ }), {
      dataTransfer: { files: [image('dropped.jpg', 'image/jpeg')] },
    });
    expect(chosen('dropped.jpg')).toBeVisible();
  });
});
